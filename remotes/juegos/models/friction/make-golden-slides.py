"""Writes golden-slides.json beside it: python3 make-golden-slides.py (needs mpmath).

Where a box is after a while, by another method than the model's: 40 digits, no steps of time. Between two changes of the push
the motion is at most three stretches of constant acceleration (slows down, stops or turns, goes on); each is solved on the
axis of time as a whole and evaluated where it is asked for. Energies come from forces times the way of each stretch.
"""

import json
from pathlib import Path

from mpmath import cos, mp, mpf, pi, sign, sin, sqrt

mp.dps = 40
GRAVITY = mpf("9.8")
STEPS_A_SECOND = 240


class Box:
    def __init__(self, mass, slope, static, kinetic, hanging):
        angle = mpf(slope) * pi / 180
        self.mass, self.hanging = mpf(mass), mpf(hanging)
        self.down = self.mass * GRAVITY * sin(angle)
        self.press = self.mass * GRAVITY * cos(angle)
        self.holds, self.rubs = mpf(static) * self.press, mpf(kinetic) * self.press
        self.pull = self.hanging * GRAVITY

    def stretch(self, speed, push):
        """Direction and acceleration from `speed` on; direction 0 where it stays."""
        drive = push + self.pull - self.down
        if speed == 0 and abs(drive) <= self.holds + mpf(10) ** -20:
            return 0, mpf(0)
        to = sign(speed) if speed != 0 else sign(drive)
        return to, (drive - to * self.rubs) / (self.mass + self.hanging)


def slide(setup, pushes, asked, track):
    """`pushes`: (seconds, newtons) in order, the first at 0. State at each of `asked` (seconds)."""
    box = Box(setup["mass"], setup["slope"], setup["static"], setup["kinetic"], setup["hanging"])
    time, place, speed, heat, by_push, by_weight, by_rope = (mpf(0), mpf(0), mpf(setup["launch"]), *[mpf(0)] * 4)
    stretches = []
    left_at = None
    for index, (begin, push) in enumerate(pushes):
        push = mpf(push)
        until = mpf(pushes[index + 1][0]) if index + 1 < len(pushes) else max(asked) + 1
        while time < until and left_at is None:
            to, acceleration = box.stretch(speed, push)
            lasts = until - time
            stops = to != 0 and acceleration * to < 0 and -speed / acceleration <= lasts
            if stops:
                lasts = -speed / acceleration
            far = place + speed * lasts + acceleration * lasts**2 / 2
            if to != 0 and far * to >= track:
                way = to * track - place
                root = sqrt(speed**2 + 2 * acceleration * way)
                lasts = (to * root - speed) / acceleration if acceleration != 0 else way / speed
                left_at = time + lasts
            rope = box.hanging * (GRAVITY - acceleration)
            stretches.append((time, lasts, place, speed, acceleration, heat, by_push, by_weight, by_rope, push, rope, to))
            way = speed * lasts + acceleration * lasts**2 / 2
            place += way
            speed = mpf(0) if stops else speed + acceleration * lasts
            heat += box.rubs * abs(way)
            by_push += push * way
            by_weight += -box.down * way
            by_rope += rope * way
            time += lasts

    def at(moment):
        if left_at is not None:
            moment = min(moment, left_at)
        found = next(one for one in reversed(stretches) if one[0] <= moment)
        begin, _, place, speed, acceleration, heat, by_push, by_weight, by_rope, push, rope, to = found
        passed = moment - begin
        way = speed * passed + acceleration * passed**2 / 2
        return [
            place + way,
            speed + acceleration * passed if to != 0 else mpf(0),
            heat + box.rubs * abs(way),
            by_push + push * way,
            by_weight - box.down * way,
            by_rope + rope * way,
        ]

    return [at(moment) for moment in asked], left_at


# mass kg, slope in degrees, static and kinetic coefficient, hanging kg, launch m/s, [(step, push N), ...], steps
CASES = [
    (50, 0, "0.25", "0.1875", 0, 0, [(0, "122.5")], 480),
    (50, 0, "0.25", "0.1875", 0, 0, [(0, "123")], 720),
    (50, 0, "0.25", "0.1875", 0, 5, [(0, "0")], 960),
    (20, 0, "0.5", "0.3", 0, 3, [(0, "60")], 960),
    (25, 0, "0.5", "0.3", 0, 3, [(0, "73.5")], 960),
    (20, 0, "0.5", "0.3", 0, "-6", [(0, "100")], 1200),
    (20, 0, "0.5", "0.3", 0, 0, [(0, "50"), (100, "98"), (200, "98.5"), (500, "0"), (900, "-130")], 1300),
    (1, 0, "0", "0", 0, "0.5", [(0, "0")], 1200),
    (200, 0, "0.1", "0.03", 0, 10, [(0, "-500")], 1200),
    (20, 26, "0.5", "0.3", 0, 0, [(0, "0")], 480),
    (20, 27, "0.5", "0.3", 0, 0, [(0, "0")], 720),
    (20, 30, "0.1", "0.03", 0, 8, [(0, "0")], 1000),
    (20, 47, "1", "0.7", 0, 8, [(0, "0")], 900),
    (20, 15, "0.5", "0.3", 0, 6, [(0, "0")], 720),
    (20, 15, "0.5", "0.3", 0, "-6", [(0, "0")], 720),
    (10, 60, "0.2", "0.1", 0, 0, [(0, "90")], 960),
    (10, 60, "0.2", "0.1", 0, 0, [(0, "300"), (120, "0"), (480, "200")], 800),
    (10, 0, "0.5", "0.3", 5, 0, [(0, "0")], 480),
    (10, 0, "0.5", "0.3", "5.5", 0, [(0, "0")], 480),
    (5, 0, "0.1", "0.03", 8, 0, [(0, "0")], 300),
    (10, 30, "0.5", "0.3", "0.5", 0, [(0, "0")], 480),
    (10, 30, "0.5", "0.3", "9.5", 0, [(0, "0")], 480),
    (10, 30, "0.5", "0.3", 9, 2, [(0, "-40")], 480),
    (40, 20, "0.14", "0.1", 4, "3.5", [(0, "0")], 480),
    (40, 20, "0.14", "0.1", 30, "-2.5", [(0, "0"), (90, "-250")], 480),
]

made = []
for mass, slope, static, kinetic, hanging, launch, pushes, steps in CASES:
    setup = dict(mass=mass, slope=slope, static=static, kinetic=kinetic, hanging=hanging, launch=launch)
    track = mpf(2) if mpf(hanging) > 0 else mpf(40)
    asked = [steps // 7, steps // 3, steps // 2, (2 * steps) // 3 + 1, steps]
    timed = [(mpf(step) / STEPS_A_SECOND, push) for step, push in pushes]
    states, left = slide(setup, timed, [mpf(step) / STEPS_A_SECOND for step in asked], track)
    made.append(
        {
            "settings": {
                "mass": mass,
                "slope": slope,
                "staticCoefficient": float(static),
                "kineticCoefficient": float(kinetic),
                "hanging": float(hanging),
                "launch": float(launch),
            },
            "pushes": [[step, float(push)] for step, push in pushes],
            "left": None if left is None or left > asked[-1] / mpf(STEPS_A_SECOND) else float(left),
            "samples": [[step, *[float(value) for value in state]] for step, state in zip(asked, states)],
        }
    )

lines = ",\n".join("  " + json.dumps(case) for case in made)
Path(__file__).with_name("golden-slides.json").write_text(f"[\n{lines}\n]\n")
