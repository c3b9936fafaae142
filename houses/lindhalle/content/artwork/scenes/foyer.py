"""The Lake Foyer when the last boat has left: windows, lamps, a bench."""
from studio import *
from water import *

start()
sky((0.01, 0.016, 0.028), 0.6)
dome([(0.0, (0.3, 0.25, 0.25)), (0.05, (0.2, 0.23, 0.3)), (0.2, (0.06, 0.1, 0.18)), (0.7, (0.012, 0.025, 0.06))], strength=1.0)
water = lake(scale=0.35, strength=0.15)
water.location.z = -6
for far, height, base, colour, seed in ((3300, 520, 90, (0.06, 0.075, 0.105), 41), (1400, 120, 18, (0.022, 0.028, 0.04), 23), (640, 22, 3, (0.008, 0.011, 0.016), 9)):
    ridge(far, height, base, colour, seed, 0.57, far * 8).location.z = -6
lights_of(-60, 630, 26, strength=80)
lights_of(180, 630, 12, strength=80, seed=8)
stone = material('stone', (0.22, 0.21, 0.2), 0.16, coat=0.4, bump=(0.7, 0.03, (1, 1, 1)), mottle=(0.6, (0.15, 0.145, 0.14), (1, 1, 1)))
steel = material('steel', (0.02, 0.021, 0.024), 0.35)
oak = wood('oak', (0.42, 0.26, 0.13), (0.3, 0.17, 0.08), 0.5, 0.35, 0.15, grain=(1, 9, 9))
leather = material('leather', (0.09, 0.04, 0.02), 0.4, bump=(25, 0.08, (1, 1, 1)))
glass = material('glass', (1, 1, 1), 0.0, through=1, spec=0.5)
glass.node_tree.nodes['Principled BSDF'].inputs['IOR'].default_value = 1.12
box((40, 24, 0.1), (4, 0, -0.05), stone)
box((40, 24, 0.3), (4, 0, 5.4), oak)
box((0.4, 24, 6), (-9, 0, 2.6), oak)
for index in range(12):
    box((0.1, 0.26, 5.6), (-8 + index * 2.15, 7, 2.6), steel, bevel=0.02)
for z in (0.1, 4.3, 5.2):
    box((40, 0.2, 0.09), (4, 7, z), steel, bevel=0.01)
box((40, 0.012, 5.4), (4, 7.05, 2.6), glass)
for index in range(10):
    x = -6.6 + index * 2.15
    tube([(x, 3.6, 5.3), (x, 3.6, 3.22)], 0.008, steel, False)
    ball(0.17, (x, 3.6, 3.06), glow('globe', (1, 0.72, 0.42), 7), steps=20)
    bulb((x, 3.6, 3.06), 34, (1, 0.72, 0.42), 0.17)
for index in range(4):
    x = -4.4 + index * 4.6
    box((2.6, 0.62, 0.14), (x, 5.6, 0.46), leather, bevel=0.05)
    box((2.6, 0.1, 0.5), (x, 5.98, 0.76), leather, (-0.1, 0, 0), 0.05)
    for dx in (-1.1, 1.1):
        box((0.06, 0.5, 0.4), (x + dx, 5.6, 0.2), steel, bevel=0.01)
camera((-7.3, -1.6, 1.62), (3.4, 7.2, 2.0), 27, 1.4, (-2, 3.6, 2.4))
take('foyer', exposure=0.5, ratio=16 / 9, bounces=5)
