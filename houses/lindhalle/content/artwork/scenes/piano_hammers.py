"""Hammers and strings of a concert grand, close."""
import math

from studio import *

start()
sky((0.02, 0.025, 0.04), 1)
felt = material('felt', (0.82, 0.78, 0.68), 0.95, sheen=0.6, bump=(9, 0.35, (1, 1, 1)), mottle=(1.5, (0.7, 0.64, 0.52), (1, 1, 1)))
red = material('red felt', (0.45, 0.03, 0.04), 0.95, sheen=0.5, bump=(12, 0.4, (1, 1, 1)))
maple = wood('maple', (0.62, 0.4, 0.2), (0.42, 0.24, 0.1), 0.8, 0.42, grain=(10, 1, 10))
steel = material('steel', (0.75, 0.76, 0.78), 0.3, 1)
copper = material('copper', (0.72, 0.34, 0.16), 0.28, 1, bump=(40, 0.5, (0.2, 6, 0.2)))
gold = material('frame', (0.55, 0.38, 0.14), 0.36, 0.9, bump=(6, 0.06, (1, 1, 1)))
black = material('black', (0.01, 0.01, 0.012), 0.2)

top = 3.9
outline = []
for step in range(40):
    angle = math.pi * (step / 39) - math.pi / 2
    outline.append((0.72 * math.sin(angle) * (1 - 0.25 * math.cos(angle)), 2.35 + 1.2 * math.cos(angle) ** 0.85))
outline = [(-0.5, 0.9)] + outline + [(0.5, 0.9)]
core = [(-0.42, 0.4), (-0.2, 2.9), (0, 3.1), (0.2, 2.9), (0.42, 0.4)]
first = None
for index in range(-26, 34):
    x = index * 1.36
    lift = 0.32 if index == 3 else 0
    for shape, stuff, wide in ((outline, felt, 1.0), (core, maple, 1.04)):
        head = plate(shape, [], wide - 0.1, stuff, (x, 0, lift), (math.pi / 2, 0, math.pi / 2), 0.05)
    box((0.06, 0.9, 0.5), (x + 0.53, 0, 1.25 + lift), red, bevel=0.02)
    tube([(x, 0, 1.1 + lift), (x, -13, 0.6)], 0.28, maple, False)
    for string in (-0.24, 0, 0.24):
        tube([(x + string, -4, top + 0.14), (x + string, 60, top + 0.14)], 0.045 if index > -6 else 0.11, steel if index > -6 else copper, False)
box((120, 3, 2.4), (0, 9, 5.4), gold, bevel=0.5)
box((1.6, 60, 3), (24.5, 20, 5.6), gold, bevel=0.4)
box((160, 30, 0.4), (0, -4, -1.5), black)
box((160, 1, 40), (0, 34, 10), material('back', (0.03, 0.018, 0.012), 0.5))
area((-26, -14, 20), (0, 0, 2), 14, 9000, (1, 0.86, 0.68))
area((30, 8, 18), (6, 0, 2), 10, 4200, (0.68, 0.8, 1))
area((0, -30, 6), (0, 0, 2), 20, 1500, (1, 0.9, 0.8))
camera((-15, -12.5, 3.0), (3.6, 0.4, 2.5), 58, 0.14, (-0.6, -0.7, 2.6), roll=-2)
take('piano_hammers', exposure=-0.3, scale=0.01)
