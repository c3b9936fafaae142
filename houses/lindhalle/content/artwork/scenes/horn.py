"""The bell of a horn with the lights of the hall in it."""
from studio import *

start()
sky((0.008, 0.011, 0.017), 1)
brass = material('brass', (0.86, 0.58, 0.22), 0.13, 1, bump=(4, 0.025, (1, 1, 1)))
inside = material('inside', (0.7, 0.45, 0.17), 0.3, 1, bump=(2, 0.06, (1, 1, 1)))
nickel = material('nickel', (0.7, 0.68, 0.62), 0.18, 1)
dark = material('dark', (0.02, 0.016, 0.014), 0.55)
profile = [(1.1 + 13.6 * (t ** 5.2), 34 * t) for t in np.linspace(0, 1, 90)]
r, z = profile[-1]
rim = [(r + 0.32 * math.sin(a), z + 0.32 - 0.32 * math.cos(a)) for a in np.linspace(0, 4.4, 12)]
turn = (math.radians(68), 0, math.radians(-34))
lathe(profile + rim, brass, (0, 0, 0), turn, 200)
lathe([(max(r - 0.12, 0.1), z) for r, z in profile], inside, (0, 0, 0), turn, 200)


def coil(radius, height, lift, thick, stuff, start_at=0.0, end_at=6.28):
    points = [(radius * math.cos(a) - 9, 9 + lift, height + radius * 0.94 * math.sin(a)) for a in np.linspace(start_at, end_at, 44)]
    tube(points, thick, stuff)


for index, radius in enumerate((13.5, 12.2, 10.9, 9.5)):
    coil(radius, -3, index * 0.9, 0.62, nickel if index % 2 else brass, 0.2 * index, 5.4 + 0.25 * index)
for index in range(3):
    at = (-12 + index * 3.3, 6.4, -2 - index * 1.1)
    lathe([(0, 0), (1.35, 0), (1.35, 3.4), (1.1, 3.6), (0, 3.6)], nickel, at, (1.2, 0, -0.4), 48)
    tube([(at[0], at[1], at[2] + 2.2), (at[0] - 3.5, at[1] - 4.5, at[2] + 4.6)], 0.24, nickel, False)
box((400, 400, 1), (0, 0, -30), dark)
area((-30, -40, 40), (6, -18, 4), 16, 26000, (1, 0.87, 0.7), 30)
area((50, -20, 16), (6, -18, 4), 4, 5200, (0.62, 0.78, 1), 40)
area((0, 60, 40), (0, 0, 0), 20, 9000, (1, 0.7, 0.4))
for index in range(6):
    area((-60 + index * 22, -90, 46 - index * 3), (6, -20, 6), 3, 2600, (1, 0.72, 0.42), 9)
sparks(30, (-120, 120, -20), (140, 190, 110), 2.2, [(1, 0.6, 0.26), (1, 0.75, 0.45)], 10)
camera((-4, -80, 15), (-12, -14, 5), 52, 0.08, (4, -24, 8))
take('horn', exposure=-0.2, scale=0.01)
