"""Keys of a piano and their reflection."""
from studio import *

start()
sky((0.01, 0.014, 0.02), 1)
ivory = material('ivory', (0.86, 0.84, 0.79), 0.28, coat=0.25, bump=(3, 0.03, (1, 1, 1)))
ebony = material('ebony', (0.012, 0.011, 0.011), 0.3, coat=0.3)
lacquer = material('lacquer', (0.005, 0.005, 0.006), 0.07, coat=1)
red = material('felt', (0.4, 0.02, 0.03), 0.95, sheen=0.6, bump=(20, 0.4, (1, 1, 1)))
white = box((2.28, 15, 2.0), (0, 0, -90), ivory, bevel=0.12)
black = box((1.05, 9.4, 1.3), (0, 0, -90), ebony, bevel=0.22)
random.seed(4)
for key in range(-24, 28):
    down = -0.75 if key in (1, 3, 5) else 0
    again(white, (key * 2.35, 0, -1 + down * 0.5 + random.uniform(-0.02, 0.02)), (0.05 if down else 0, 0, 0))
    if key % 7 in (0, 1, 3, 4, 5):
        again(black, (key * 2.35 + 1.175, 2.8, 0.45 + random.uniform(-0.02, 0.02)))
box((140, 0.5, 0.5), (0, 7.7, 0.3), red, bevel=0.15)
box((140, 1, 16), (0, 8.8, 7.6), lacquer, (-0.12, 0, 0), 0.1)
box((140, 6, 2.4), (0, -10.8, -1.5), lacquer, bevel=0.5)
area((-30, -6, 34), (0, 0, 0), 16, 15000, (1, 0.84, 0.64))
area((36, 4, 14), (10, 0, 0), 5, 2600, (0.6, 0.76, 1))
sparks(16, (30, -60, 16), (120, -40, 50), 0.9, [(1, 0.64, 0.3)], 12)
camera((-17, -8.6, 5.6), (9, 2.6, 0.4), 62, 0.11, (1.5, -1, 1))
take('piano_keys', exposure=-0.5, scale=0.01)
