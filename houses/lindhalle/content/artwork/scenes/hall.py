"""The great hall at night, empty, seen over the rows towards the stage."""
from studio import *

start()
sky((0.01, 0.014, 0.022), 0.5)
plush = material('plush', (0.13, 0.165, 0.21), 0.85, sheen=0.7, bump=(30, 0.12, (1, 1, 1)))
oak = wood('oak', (0.42, 0.26, 0.13), (0.28, 0.16, 0.07), 0.5, 0.42, 0.1, grain=(1, 9, 9))
panel = wood('panel', (0.36, 0.21, 0.1), (0.22, 0.12, 0.05), 0.25, 0.45, grain=(9, 9, 1))
floor = wood('floor', (0.3, 0.19, 0.1), (0.2, 0.12, 0.06), 0.6, 0.3, 0.2, grain=(1, 12, 12))
dark = material('dark', (0.014, 0.014, 0.016), 0.6)
lacquer = material('lacquer', (0.006, 0.006, 0.007), 0.12, coat=1)

back = box((0.56, 0.09, 0.62), (0, 0, -50), plush, bevel=0.045)
seat = box((0.54, 0.5, 0.13), (0, 0, -50), plush, bevel=0.05)
arm = box((0.07, 0.44, 0.045), (0, 0, -50), oak, bevel=0.018)
leg = box((0.05, 0.3, 0.5), (0, 0, -50), dark, bevel=0.01)
for row in range(17):
    radius, z = 15 + row * 0.98, row * row * 0.0125
    count = 17 + row // 2
    for number in range(-count, count + 1):
        if abs(number) == 9:
            continue
        angle = number * 0.62 / radius
        at = lambda forward, up: (math.sin(angle) * (radius + forward), 16 - math.cos(angle) * (radius + forward), z + up)
        turn = -angle
        again(back, at(0.24, 0.74), (-0.16, 0, -turn))
        again(seat, at(-0.02, 0.62), (1.22, 0, -turn))
        side = angle + 0.31 / radius
        spot_at = (math.sin(side) * (radius + 0.02), 16 - math.cos(side) * (radius + 0.02), z)
        again(arm, (spot_at[0], spot_at[1], z + 0.66), (0, 0, -turn))
        again(leg, (spot_at[0], spot_at[1], z + 0.38), (0, 0, -turn))
    steps = 40
    points = []
    for edge in (radius - 0.55, radius + 0.45):
        points += [(math.sin(a) * edge, 16 - math.cos(a) * edge, z) for a in np.linspace(-0.95, 0.95, steps)]
    mesh('tier', points, [(i, i + 1, steps + i + 1, steps + i) for i in range(steps - 1)], floor)

box((24, 13, 1.0), (0, 10.6, 0.4), floor)
box((60, 60, 0.1), (0, 0, -0.12), dark)
# Ribs of oak at the sides and behind the stage, each a little deeper or flatter than the last.
rib = box((0.26, 0.7, 13), (0, 0, -50), panel, bevel=0.05)
random.seed(8)
for side in (-1, 1):
    for index in range(66):
        y = -17 + index * 0.52
        depth = 0.25 * math.sin(index * 0.7) + 0.14 * math.sin(index * 1.9)
        again(rib, (side * (14.4 + depth), y, 6), (0, 0, 0.5 * side + random.uniform(-0.05, 0.05)))
for index in range(72):
    x = -16 + index * 0.445
    depth = 0.3 * math.sin(index * 0.52) + 0.15 * math.sin(index * 1.4)
    again(rib, (x, 17.2 + depth, 6), (0, 0, math.pi / 2 + 0.4))
for index in range(9):
    box((26, 2.4, 0.16), (0, -14 + index * 3.5, 11.6 + 0.3 * math.sin(index * 1.2)), oak, (0.1 * math.cos(index * 1.2), 0, 0), 0.05)
# A piano, closed, in the middle of the stage.
body = [(-0.75, -1.3), (0.75, -1.3), (0.75, -0.2), (0.62, 0.4), (0.2, 0.8), (-0.1, 1.3), (-0.5, 1.45), (-0.75, 1.2)]
plate(body, [], 0.34, lacquer, (0.3, 9.2, 1.86), (0, 0, -math.pi / 2), 0.02)
for x, y in ((-0.75, 9.75), (-0.75, 8.7), (1.5, 9.2)):
    tube([(x, y, 0.9), (x, y, 1.7)], 0.07, lacquer, False)
box((0.9, 0.38, 0.1), (-1.55, 9.2, 1.4), lacquer, bevel=0.03)
for x in (-1.9, -1.2):
    tube([(x, 9.2, 0.9), (x, 9.2, 1.36)], 0.03, lacquer, False)
for side in (-1, 1):
    for index in range(6):
        y = -14 + index * 4.6
        bulb((side * 13.3, y, 3.1), 70, (1, 0.66, 0.34), 0.12)
        ball(0.09, (side * 13.5, y, 3.1), glow('sconce', (1, 0.66, 0.34), 26), steps=10)
spot((0, 4, 11.4), (0.2, 9.6, 1), 34, 2600, (1, 0.84, 0.62), 0.5, 0.8)
area((0, 13, 11), (0, 15.5, 5), 18, 460, (1, 0.74, 0.46), 2)
area((0, -9, 11), (0, -6, 0), 20, 700, (0.8, 0.86, 1), 12)
area((0, 12, 9), (0, -8, 1), 14, 700, (1, 0.78, 0.52), 2)
camera((-5.6, -13.9, 4.25), (1.2, 6, 1.75), 30, 1.2, (-2.6, -7.5, 2))
take('hall', exposure=0.55, ratio=16 / 9, bounces=4)
