"""Strings of a harp: red for C, black for F."""
from studio import *

start()
sky((0.004, 0.006, 0.01), 1)
gut = material('gut', (0.84, 0.76, 0.58), 0.32, through=0.25)
red = material('red', (0.55, 0.03, 0.03), 0.32)
black = material('black', (0.015, 0.015, 0.02), 0.3)
gold = material('gold', (0.83, 0.57, 0.2), 0.22, 1, bump=(5, 0.06, (1, 1, 1)))
maple = wood('maple', (0.5, 0.25, 0.09), (0.34, 0.15, 0.05), 0.5, 0.28, 0.6, grain=(9, 9, 1))
brass = material('brass', (0.85, 0.62, 0.28), 0.2, 1)
for index in range(-14, 26):
    x = index * 1.42
    note = (index + 28) % 7
    stuff = red if note == 0 else black if note == 3 else gut
    thick = 0.105 - index * 0.0018
    lean = random.uniform(-0.04, 0.04)
    blur = 0.0
    tube([(x, 0, -40), (x + lean, 0, 0), (x, 0, 46)], thick, stuff)
    lathe([(0, -0.2), (0.42, -0.2), (0.46, 0.1), (0.2, 0.45), (0, 0.5)], brass, (x, -0.35, 24 - 0.11 * index), (math.pi / 2, 0, 0), 24)
    ball(0.5, (x, -0.2, -20 + 0.42 * index), brass, (1, 0.7, 1), 12)
box((70, 5, 6), (6, 1.4, 29), gold, (0, 0.08, 0), 1.4)
box((80, 7, 3), (6, 1, -22), maple, (0, -0.29, 0), 0.9)
lathe([(2.4, -40), (2.4, 60)], gold, (-25, 1, 0), steps=64)
area((-26, -28, 20), (0, 0, 0), 14, 9000, (1, 0.85, 0.64))
area((40, 10, 20), (4, 0, 0), 5, 3600, (0.6, 0.76, 1), 30)
area((8, 60, 10), (4, 0, 0), 20, 5200, (1, 0.66, 0.36))
sparks(14, (-60, 110, -40), (150, 170, 50), 1.9, [(1, 0.6, 0.26), (1, 0.76, 0.48)], 9)
camera((-17, -24, 3), (5.6, 0, -1.4), 58, 0.085, (-1.2, 0, 0), roll=4)
take('harp', exposure=0.3, scale=0.01)
