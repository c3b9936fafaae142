"""The wall of the hall: ribs of oak, no two of the same depth."""
from studio import *

start()
sky((0.006, 0.008, 0.012), 1)
panel = wood('panel', (0.4, 0.235, 0.11), (0.26, 0.14, 0.06), 0.16, 0.42, 0.1, grain=(8, 8, 0.5))
rib = box((0.21, 0.8, 12), (0, 0, -60), panel, bevel=0.035)
random.seed(5)
for index in range(90):
    x = index * 0.3
    depth = 0.2 * math.sin(index * 0.21) + 0.12 * math.sin(index * 0.77) + random.uniform(-0.04, 0.04)
    again(rib, (x, depth, 3), (random.uniform(-0.003, 0.003), 0, 0.45 + 0.25 * math.sin(index * 0.16)))
box((60, 0.4, 12), (14, 1.6, 3), material('behind', (0.02, 0.014, 0.01), 0.8))
area((-3, -2.0, 9.5), (7, 0.4, 0), 1.0, 1500, (1, 0.76, 0.48), 0.6)
area((26, -7, 3), (16, 0, 3), 3, 300, (0.55, 0.72, 1), 8)
camera((1.2, -5.6, 2.3), (8.6, 0.6, 3.3), 36, 0.5, (5.4, -0.4, 3))
take('ribs', exposure=0.1, ratio=16 / 9)
