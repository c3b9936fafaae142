"""Rain on a window of the foyer, the lights of the quay behind it."""
from studio import *

start()
sky((0.02, 0.03, 0.05), 1)
drop = material('drop', (1, 1, 1), 0.0, through=1)
drop.node_tree.nodes['Principled BSDF'].inputs['IOR'].default_value = 1.33
random.seed(21)
seen = []
first = None
for index in range(900):
    x, z = random.uniform(-13, 13), random.uniform(-9, 9)
    size = min(0.55, 0.05 + abs(random.gauss(0, 0.14)))
    if any((x - a) ** 2 + (z - b) ** 2 < (size + s) ** 2 * 1.1 for a, b, s in seen):
        continue
    seen.append((x, z, size))
    if first is None:
        first = ball(1, (x, 0, z), drop, steps=14)
        first.scale = (size, size * 0.42, size * random.uniform(1, 1.3))
    else:
        again(first, (x, 0, z), (0, random.uniform(-0.2, 0.2), 0), (size * random.uniform(0.85, 1.1), size * 0.42, size * random.uniform(1, 1.35)))
for index in range(7):
    x, z = random.uniform(-11, 11), random.uniform(-2, 8)
    points = [(x, 0, z)]
    for step in range(9):
        points.append((points[-1][0] + random.gauss(0, 0.09), 0, points[-1][2] - random.uniform(0.4, 0.9)))
    tube(points, 0.13, drop, radii=[0.35 + 0.06 * i for i in range(10)]).scale = (1, 0.4, 1)
for index in range(60):
    warm = random.random() < 0.75
    at = (random.uniform(-75, 75), random.uniform(70, 160), random.gauss(-7, 9))
    ball(random.uniform(0.5, 1.3), at, glow('lamp', random.choice([(1, 0.55, 0.2), (1, 0.7, 0.4)]) if warm else (0.5, 0.7, 1), random.uniform(6, 26)), steps=8)
mesh('dusk', [(-400, 300, -200), (400, 300, -200), (400, 300, 4), (-400, 300, 4)], [(0, 1, 2, 3)], glow('low', (0.012, 0.02, 0.034), 1))
mesh('sky', [(-400, 299, 4), (400, 299, 4), (400, 299, 200), (-400, 299, 200)], [(0, 1, 2, 3)], glow('high', (0.022, 0.04, 0.075), 1))
camera((-2, -24, -1), (0.4, 0, -0.4), 42, 0.035, (0, 0, -0.4))
take('rain', exposure=0.2, bounces=8)
