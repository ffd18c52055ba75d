"""Travel times through ak135 by numerical integration: another method and language than rays.ts.

Velocity is a straight line of radius between two rows (rays.ts: a power of it). Time and angle of a ray are integrals over
radius, T = 2 S eta^2 / (r sqrt(eta^2 - p^2)) dr and D = 2 S p / (r sqrt(eta^2 - p^2)) dr; the substitution
r = bottom + (top - bottom) u^2 takes away the root's pole at the turning point, and Gauss-Legendre does the rest. The ray
that comes up at a distance is found by bisection between p at which the distance lies on either side. Pressures are the
weight above, summed by thin shells. It takes half a minute.

Run: python3 integrate.py > vectors.json (needs numpy; rows are read out of ../ak135.ts).
"""

import json
import math
import pathlib
import re

import numpy

RADIUS = 6371.0
NODES, WEIGHTS = numpy.polynomial.legendre.leggauss(48)
U, W = (NODES + 1) / 2, WEIGHTS / 2
CORE, INNER = 2891.5, 5153.5


def rows():
    text = (pathlib.Path(__file__).parent.parent / "ak135.ts").read_text()
    table = re.search(r"TABLE = `(.*?)`", text, re.S).group(1)
    return [[float(word) for word in line.split()] for line in table.strip().splitlines()]


def shells(column):
    found = []
    for above, below in zip(ROWS, ROWS[1:]):
        if below[0] > above[0] and above[column] > 0:
            found.append((RADIUS - above[0], max(RADIUS - below[0], 1e-6), above[column], below[column]))
    return found


def leg(shell, bottom, p):
    top, low, fast, slow = shell
    radius = bottom + (top - bottom) * U**2
    velocity = slow + (fast - slow) * (radius - low) / (top - low)
    eta = radius / velocity
    root = numpy.sqrt(numpy.maximum(eta**2 - p**2, 1e-300))
    measure = 2 * (top - bottom) * U * W / (radius * root)
    return float((eta**2 * measure).sum()), float((p * measure).sum())


def turning(shell, p):
    """Radius at which r / v = p; v being a straight line this is a quotient."""
    top, low, fast, slow = shell
    slope = (fast - slow) / (top - low)
    return p * (slow - slope * low) / (1 - p * slope)


def trace(column, p, reflect=None):
    """(seconds, degrees, depth of the lowest point), or None where it is reflected at a boundary that is not meant."""
    seconds = radians = 0.0
    for shell in SHELLS[column]:
        top, low, fast, slow = shell
        if reflect is not None and top <= RADIUS - reflect:
            return 2 * seconds, math.degrees(2 * radians), reflect
        if top / fast <= p:
            return None
        turns = low / slow <= p
        bottom = turning(shell, p) if turns else low
        time, angle = leg(shell, bottom, p)
        seconds, radians = seconds + time, radians + angle
        if turns:
            return 2 * seconds, math.degrees(2 * radians), RADIUS - bottom
    return 2 * seconds, math.degrees(2 * radians), RADIUS


def belongs(phase, ray):
    if ray is None:
        return False
    depth = ray[2]
    if phase in ("P", "S"):
        return depth < CORE
    if phase == "PKP":
        return CORE < depth < INNER
    if phase == "PKIKP":
        return depth > INNER
    return depth == CORE


def curve(phase):
    """Rays of a phase, closer to each other where a ray meets a row: distances change fastest there."""
    column = 2 if phase in ("S", "ScS") else 1
    reflect = CORE if phase in ("PcP", "ScS") else None
    met = {eta for shell in SHELLS[column] for eta in (shell[0] / shell[2], shell[1] / shell[3])}
    edges = sorted(met | {0.0} if reflect else met)
    samples = []
    for low, high in zip(edges, edges[1:]):
        for step in range(13):
            p = low + (high - low) * (1e-6 + (1 - 2e-6) * (1 - math.cos(math.pi * step / 12)) / 2)
            ray = trace(column, p, reflect)
            samples.append((p, ray) if belongs(phase, ray) else None)
    return column, reflect, samples


def first(phase, degrees):
    column, reflect, samples = CURVES[phase]
    best = None
    for one, other in zip(samples, samples[1:]):
        if one is None or other is None or (one[1][1] - degrees) * (other[1][1] - degrees) > 0:
            continue
        a, b, rising = one[0], other[0], other[1][1] > one[1][1]
        for _ in range(40):
            middle = (a + b) / 2
            ray = trace(column, middle, reflect)
            if (ray[1] < degrees) == rising:
                a = middle
            else:
                b = middle
        if abs(ray[1] - degrees) < 1e-3 and (best is None or ray[0] < best):
            best = ray[0]
    return None if best is None else round(best, 3)


def pressures(depths, thin=0.25):
    """GPa; densities are straight lines between rows."""
    gravitation = 6.6743e-11
    table = [(row[0], row[3]) for row in ROWS]
    edges, densities = [], []
    for (above, first_density), (below, last_density) in zip(table, table[1:]):
        parts = max(0, round((below - above) / thin))
        for part in range(parts):
            edges.append(above + (below - above) * part / parts)
            densities.append((first_density + (last_density - first_density) * (part + 0.5) / parts) * 1000)
    edges.append(RADIUS)
    radii = (RADIUS - numpy.array(edges)) * 1000
    masses = 4 / 3 * math.pi * (radii[:-1] ** 3 - radii[1:] ** 3) * numpy.array(densities)
    below = numpy.cumsum(masses[::-1])[::-1]
    middle = (radii[:-1] + radii[1:]) / 2
    inner = below - masses / 2
    added = numpy.array(densities) * gravitation * inner / middle**2 * (radii[:-1] - radii[1:]) / 1e9
    total = numpy.concatenate([[0], numpy.cumsum(added)])
    return [[depth, round(float(numpy.interp(depth, edges, total)), 2)] for depth in depths]


ROWS = rows()
SHELLS = {1: shells(1), 2: shells(2)}
DISTANCES = {
    "P": [0.5, 2, 5, 8, 12, 17, 25, 33, 47, 61, 79, 96],
    "S": [0.5, 2, 5, 8, 12, 17, 25, 33, 47, 61, 79, 96],
    "PcP": [1, 10, 30, 60, 80],
    "ScS": [1, 10, 30, 60, 80],
    "PKP": [146, 150, 160, 170],
    "PKIKP": [118, 125, 140, 160, 179.5],
}
if __name__ == "__main__":
    CURVES = {phase: curve(phase) for phase in DISTANCES}
    times = [[phase, degrees, first(phase, degrees)] for phase in DISTANCES for degrees in DISTANCES[phase]]
    print(json.dumps({"times": times, "pressures": pressures([100, 660, 1500, 2891.5, 4000, 5153.5, 6371])}))
