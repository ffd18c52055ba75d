"""Golden vectors of the cell, made apart from its code: python3 golden.py > golden.json

Osmosis is not stepped through time. With p the turgor in units of the isotonic pressure, dv/dt = k (a/(v-b) - c - p(v)), so
the time from 1 to v is an integral over v; it is taken by Gauss-Legendre quadrature (40 points a piece, 64 pieces), and v(t)
is found by halving. What rests is checked against Boyle and van 't Hoff, or against the root of the balance of pressures.

What is missing is stepped by the classical Runge-Kutta method in steps of 0.002 h; the code takes Euler's in steps of 1/30 h.
"""
import json
import math

R = 8.314462618
NODES = 40


def legendre(n):
    found = []
    for i in range(n):
        x = math.cos(math.pi * (i + 0.75) / (n + 0.5))
        for _ in range(100):
            p0, p1 = 1.0, x
            for k in range(2, n + 1):
                p0, p1 = p1, ((2 * k - 1) * x * p1 - (k - 1) * p0) / k
            slope = n * (x * p1 - p0) / (x * x - 1)
            step = p1 / slope
            x -= step
            if abs(step) < 1e-15:
                break
        found.append((x, 2 / ((1 - x * x) * slope * slope)))
    return found


POINTS = legendre(NODES)
CELLS = {
    "globulo": dict(T=310, b=0.4, surface=1.5e6, lp=1.8e-12, stiffness=0, bursts=1.6),
    "vegetal": dict(T=298, b=0.3, surface=1.5e5, lp=7.3e-14, stiffness=1e7, bursts=None),
}


def rate(cell, outside):
    pi0 = 300 * R * cell["T"]
    k = cell["lp"] * cell["surface"] * pi0

    def f(v):
        wall = cell["stiffness"] * max(0, v - 1) / pi0
        return k * ((1 - cell["b"]) / (v - cell["b"]) - outside / 300 - wall)

    return f


def time_to(f, v, pieces=64):
    total, width = 0.0, (v - 1) / pieces
    for piece in range(pieces):
        middle = 1 + width * (piece + 0.5)
        total += sum(w / f(middle + x * width / 2) for x, w in POINTS) * width / 2
    return total


def rest(cell, outside):
    if outside == 0 and not cell["stiffness"]:
        return math.inf
    if not cell["stiffness"] or outside >= 300:
        return cell["b"] + (1 - cell["b"]) * 300 / outside
    # Quadratic in x = v - b: a/x - c - e (x + b - 1) = 0.
    e, c, a, b = cell["stiffness"] / (300 * R * cell["T"]), outside / 300, 1 - cell["b"], cell["b"]
    linear = c + e * (b - 1)
    return b + (-linear + math.sqrt(linear * linear + 4 * e * a)) / (2 * e)


def volume_at(cell, outside, seconds):
    f, end = rate(cell, outside), rest(cell, outside)
    if outside == 300:
        return 1.0
    burst = cell["bursts"]
    if burst and end > burst:
        if time_to(f, burst) <= seconds:
            return burst
        end = burst
    low, high = 0.0, 1.0  # share of the way
    for _ in range(50):
        share = (low + high) / 2
        if time_to(f, 1 + (end - 1) * share) < seconds:
            low = share
        else:
            high = share
    return 1 + (end - 1) * low


def osmosis():
    cases = []
    for name, outsides, times in (
        ("globulo", (0, 150, 200, 300, 600, 1100), (0.1, 0.3, 0.8)),
        ("vegetal", (0, 150, 300, 600, 900), (4, 20, 120)),
    ):
        for outside in outsides:
            for seconds in times:
                volume = volume_at(CELLS[name], outside, seconds)
                cases.append([name, outside, seconds, round(volume, 6)])
    rests = [[n, o, round(rest(CELLS[n], o), 9)] for n, o in (("globulo", 600), ("globulo", 200), ("vegetal", 0), ("vegetal", 150), ("vegetal", 600))]
    return dict(volumes=cases, rests=rests, burst=round(time_to(rate(CELLS["globulo"], 0), 1.6), 5))


def derivative(y, kind, off, light, hurry):
    atp, rna, proteins, delivered, pumps, gradient, volume, waste, sugar = y
    on = lambda part: 0.0 if part in off else 1.0
    plant = kind == "vegetal"
    breath = on("mitocondria") * on("sintasa")
    fuel = min(1.0, sugar / 0.1) if plant else 1.0
    room = max(0.0, min(1.0, (1 - waste) * 2))
    made = fuel * room * min(1.0, 2 * proteins) * (1 / 15 + 14 / 15 * breath)
    built = on("ribosoma") * rna * atp
    wall = kind != "animal" and "pared" not in off
    aim = 1.7 - 0.7 * gradient if kind == "animal" else ((0.9 + 0.1 * gradient if plant else 1.0) if wall else 2.5)
    ln2 = math.log(2)
    return [hurry * d for d in (
        4 * (made - atp),
        ln2 / 9 * (on("nucleo") * on("nucleoide") * atp - rna),
        ln2 / 46 * (built - proteins),
        (on("golgi") * built - delivered) / 1.5,
        ln2 / 46 * (delivered - pumps),
        (on("bomba") * atp * pumps - gradient) / 3,
        (aim - volume) / (0.5 if aim > 2 else 4),
        0.006 - 0.12 * on("lisosoma") * waste,
        ((2 * light * on("cloroplasto") - made) / 30) if plant else 0.0,
    )]


def missing(kind, off, light, hours):
    hurry = 50 if kind == "bacteria" else 1
    y, h = [1, 1, 1, 1, 1, 1, 1, 0.05, 1], 0.002 / hurry
    for _ in range(round(hours / h)):
        k1 = derivative(y, kind, off, light, hurry)
        k2 = derivative([a + h / 2 * b for a, b in zip(y, k1)], kind, off, light, hurry)
        k3 = derivative([a + h / 2 * b for a, b in zip(y, k2)], kind, off, light, hurry)
        k4 = derivative([a + h * b for a, b in zip(y, k3)], kind, off, light, hurry)
        y = [a + h / 6 * (b + 2 * c + 2 * d + e) for a, b, c, d, e in zip(y, k1, k2, k3, k4)]
        y[7], y[8] = min(1, y[7]), min(1, max(0, y[8]))
    return [round(v, 4) for v in y]


MISSING = [
    ("animal", ["mitocondria"], True, 2),
    ("animal", ["ribosoma"], True, 24),
    ("animal", ["nucleo"], True, 24),
    ("animal", ["nucleo"], True, 60),
    ("animal", ["golgi"], True, 48),
    ("animal", ["lisosoma"], True, 72),
    ("animal", ["bomba"], True, 4),
    ("vegetal", ["cloroplasto"], True, 20),
    ("vegetal", [], False, 28),
    ("vegetal", ["bomba"], True, 12),
    ("bacteria", ["ribosoma"], True, 1),
]

print(json.dumps(dict(
    osmosis=osmosis(),
    missing=[dict(cell=c, off=o, light=l, hours=h, values=missing(c, o, l, h)) for c, o, l, h in MISSING],
)))
