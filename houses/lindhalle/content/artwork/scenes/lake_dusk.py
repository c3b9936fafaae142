"""The lake a little after sunset, from the quay in front of the house."""
from studio import *
from water import *

start()
sky((0.02, 0.03, 0.05), 0.4)
dome([(0.0, (0.62, 0.36, 0.22)), (0.035, (0.58, 0.42, 0.34)), (0.1, (0.27, 0.33, 0.42)), (0.25, (0.075, 0.13, 0.22)), (0.7, (0.018, 0.035, 0.075))], strength=1.0)
lake(scale=0.35, strength=0.16)
ridge(5200, 760, 160, (0.2, 0.2, 0.235), 41, 0.6)
ridge(3300, 470, 60, (0.105, 0.12, 0.155), 5, 0.57)
ridge(1500, 130, 20, (0.045, 0.055, 0.075), 23)
ridge(640, 24, 3, (0.012, 0.016, 0.022), 9, 0.6)
lights_of(-95, 630, 22)
lights_of(210, 630, 9, seed=8)
post = wood('post', (0.05, 0.042, 0.036), (0.02, 0.016, 0.014), 1.2, 0.7, grain=(14, 14, 1))
random.seed(2)
for index, (x, y) in enumerate([(-6.4, 20), (-4.5, 27), (-6.6, 34), (-4.9, 42), (-6.9, 50), (-5.4, 60), (-7.4, 70)]):
    tube([(x, y, -2), (x + random.uniform(-0.1, 0.1), y, 1.5 + random.uniform(-0.3, 0.35))], 0.19, post, False)
camera((0, 0, 2.3), (-2, 100, 4.6), 42, 0.4, (-6, 40, 1))
take('lake_dusk', exposure=0.15, ratio=16 / 9)
