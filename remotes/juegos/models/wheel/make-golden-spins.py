"""Spins of the wheel by another hand: mulberry32 with Python's own integers, and the sector by running sums of fractions.

python3 make-golden-spins.py > golden-spins.json
"""

import json
from fractions import Fraction

MASK = 0xFFFFFFFF
TABLES = [
    [1, 2, 3, 4],
    ["1/2", "7/4", 0, 9, "1/8"],
    [5] * 3,
    [1] * 30,
    [30 - place for place in range(30)],
]
SEEDS = [0, 1, 2, 0x7FFFFFFF, 0x80000000, 0xDEADBEEF, 0xFFFFFFFF, 20261128, 0x0BADF00D, 123456789]


def numbers(seed):
    state = seed & MASK
    while True:
        state = (state + 0x6D2B79F5) & MASK
        mixed = state
        mixed = ((mixed ^ (mixed >> 15)) * (mixed | 1)) & MASK
        mixed ^= (mixed + ((mixed ^ (mixed >> 7)) * (mixed | 61))) & MASK
        yield Fraction((mixed ^ (mixed >> 14)) & MASK, 1 << 32)


def spin(table, seed):
    drawn = numbers(seed)
    at = next(drawn)
    lots = [next(drawn) for _ in table]
    weights = [Fraction(weight) for weight in table]
    order = sorted((place for place in range(len(table)) if weights[place] > 0), key=lambda p: lots[p])
    on_wheel = sorted(order[:12])
    left = at * sum(weights[place] for place in on_wheel)
    for place in on_wheel:
        left -= weights[place]
        if left < 0:
            return {"on": on_wheel, "at": float(at), "place": place}


print(
    json.dumps(
        [
            {"weights": [float(Fraction(w)) for w in table], "seed": f"{seed:08x}", **spin(table, seed)}
            for table in TABLES
            for seed in SEEDS
        ]
    )
)
