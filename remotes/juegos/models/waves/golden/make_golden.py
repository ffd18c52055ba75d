"""Figures that the model is compared with, by other methods than its own. Needs numpy: python3 make_golden.py > golden.json

- two pulses on a damped string: sum of 300 ways of vibrating, each in closed form (the model steps differences);
- a string that a motor has moved for long: the steady state with a complex wave number;
- Doppler: crests that leave the source one by one, and when each reaches the observer by bisection (the model has a formula).
"""

import json

import numpy as np

LENGTH = 6.0
MODES = 300


def bump(share):
    return np.where((share <= 0) | (share >= 1), 0.0, (1 - np.cos(2 * np.pi * share)) / 2)


def bump_slope(share):
    return np.where((share <= 0) | (share >= 1), 0.0, np.pi * np.sin(2 * np.pi * share))


def two_pulses(tension, density, damping, end, first, second, pulse, points):
    speed = np.sqrt(tension / density)
    length = min(speed * pulse, 2.0)
    x = np.linspace(0, LENGTH, 12001)
    share = [(x - centre) / length + 0.5 for centre in (1.0, 5.0)]
    height = first * bump(share[0]) + second * bump(share[1])
    rise = speed * (second * bump_slope(share[1]) - first * bump_slope(share[0])) / length
    at, seconds = np.array(points).T
    total = np.zeros(len(points))
    for number in range(1, MODES + 1):
        waves = number / 2 if end == "fixed" else (2 * number - 1) / 4
        wave_number = 2 * np.pi * waves / LENGTH
        shape = np.sin(wave_number * x)
        a = 2 / LENGTH * np.trapezoid(height * shape, x)
        b = 2 / LENGTH * np.trapezoid(rise * shape, x)
        rate = np.sqrt(complex((wave_number * speed) ** 2 - damping**2))
        motion = a * np.cos(rate * seconds) + (b + damping * a) * np.sin(rate * seconds) / rate
        total += (np.exp(-damping * seconds) * motion).real * np.sin(wave_number * at)
    return [[*point, round(float(one), 6) + 0.0] for point, one in zip(points, total)]


def driven(tension, density, damping, end, hertz, at):
    """Height per height of the motor, and how far it is ahead of it, in turns."""
    speed = np.sqrt(tension / density)
    rate = 2 * np.pi * hertz
    wave_number = np.sqrt(rate**2 - 2j * damping * rate) / speed
    shape = np.sin if end == "fixed" else np.cos
    if end == "open":
        # The damper is made for a string without losses: a little comes back.
        impedance = 1j * rate / speed
        back = (1j * wave_number - impedance) / (1j * wave_number + impedance)
        wave = lambda x: np.exp(-1j * wave_number * x) + back * np.exp(1j * wave_number * (x - 2 * LENGTH))
        answer = wave(at) / wave(0.0)
    else:
        answer = shape(wave_number * (LENGTH - at)) / shape(wave_number * LENGTH)
    return [float(abs(answer)), float(np.angle(answer) / (2 * np.pi))]


def doppler(hertz, source, observer, apart):
    """Observer `apart` metres to the right of the source at zero; crests that arrive, a hundred of them."""
    sound = 343.0

    def arrival(crest):
        left_at = crest / hertz
        place = source * left_at
        low, high = left_at, left_at + 1e3
        for _ in range(200):
            middle = (low + high) / 2
            reached = sound * (middle - left_at) >= abs(apart + observer * middle - place)
            low, high = (low, middle) if reached else (middle, high)
        return high

    return float(100 / (arrival(100) - arrival(0)))


STRINGS = [
    (4, 0.25, 0.0, "fixed", 0.08, 0.08, 0.25),
    (4, 0.25, 0.1, "fixed", 0.08, -0.05, 0.25),
    (4, 0.25, 0.3, "free", 0.1, 0.04, 0.4),
    (9, 0.25, 0.0, "free", 0.08, -0.08, 0.2),
    (16, 0.2, 0.05, "fixed", 0.12, 0.06, 0.2),
    (1, 1, 0.2, "free", 0.05, 0.05, 0.6),
]
POINTS = [(at, seconds) for seconds in (0.25, 1.0, 2.5, 6.0) for at in (0.5, 1.5, 3.0, 4.5, 5.75, 6.0)]
MOTORS = [
    (4, 0.25, 0.5, "fixed", 1.0),
    (9, 0.25, 0.4, "fixed", 1.5),
    (9, 0.25, 0.4, "free", 0.75),
    (4, 0.25, 0.3, "open", 1.5),
    (2, 0.5, 0.5, "free", 2.0),
]
SOURCES = [(440, 0, 0), (440, 30, 0), (440, -30, 0), (440, 0, 34), (440, 0, -34), (1000, 150, -40), (100, -200, 100)]

if __name__ == "__main__":
    print(
        json.dumps(
            {
                "twoPulses": [
                    {
                        **dict(zip(("tension", "density", "damping", "end", "firstM", "secondM", "pulse"), one)),
                        "heights": two_pulses(*one, POINTS),
                    }
                    for one in STRINGS
                ],
                "driven": [
                    {
                        **dict(zip(("tension", "density", "damping", "end", "hertz"), one)),
                        "answers": [[at, *(round(n, 6) for n in driven(*one, at))] for at in (0.5, 2.0, 3.5, 5.0, 6.0)],
                    }
                    for one in MOTORS
                ],
                "doppler": [
                    {**dict(zip(("hertz", "source", "observer"), one)), "heard": round(doppler(*one, 500.0), 5)}
                    for one in SOURCES
                ],
            },
            separators=(',', ':'),
        )
    )
