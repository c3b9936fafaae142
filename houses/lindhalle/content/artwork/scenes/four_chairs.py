"""Four chairs, four stands, before the quartet comes, seen from the gallery."""
from studio import *

start()
sky((0.012, 0.016, 0.024), 1)
floor = wood('floor', (0.42, 0.27, 0.14), (0.31, 0.19, 0.09), 0.5, 0.34, 0.15, grain=(0.6, 9, 9))
gap = material('gap', (0.06, 0.035, 0.02), 0.8)
black = material('black', (0.012, 0.012, 0.013), 0.4)
seat = material('seat', (0.03, 0.03, 0.033), 0.7, sheen=0.4)
paper = material('paper', (0.8, 0.77, 0.7), 0.85)
ink = material('ink', (0.05, 0.05, 0.05), 0.9)
plank = box((9, 0.115, 0.04), (0, 0, -9), floor, bevel=0.004)
random.seed(3)
for row in range(-48, 60):
    for part in range(-1, 2):
        again(plank, (part * 9.01 + (row * 3.7) % 8.3 - 4, row * 0.118, -0.02), (random.uniform(-0.004, 0.004), 0, 0))
box((40, 20, 0.02), (0, 0, -0.08), gap)


def place(turn, x, y):
    def at(a, b, z):
        return (x + a * math.cos(turn) - b * math.sin(turn), y + a * math.sin(turn) + b * math.cos(turn), z)

    box((0.44, 0.42, 0.05), at(0, 0, 0.46), seat, (0, 0, turn), 0.02)
    box((0.42, 0.03, 0.24), at(0, -0.23, 0.82), seat, (0.12, 0, turn), 0.015)
    for a in (-0.2, 0.2):
        tube([at(a, -0.2, 0), at(a, -0.21, 0.5), at(a, -0.25, 0.94)], 0.013, black)
        tube([at(a, 0.19, 0), at(a, 0.18, 0.46)], 0.013, black, False)
        tube([at(a, 0.18, 0.45), at(a, -0.21, 0.45)], 0.012, black, False)
    # The stand before it.
    for leg in range(3):
        angle = turn + leg * 2.094 + 0.5
        cx, cy, _ = at(0, 0.82, 0)
        tube([(cx, cy, 0.12), (cx + 0.27 * math.cos(angle), cy + 0.27 * math.sin(angle), 0.015)], 0.011, black, False)
    tube([at(0, 0.82, 0.05), at(0, 0.82, 1.0)], 0.014, black, False)
    box((0.52, 0.02, 0.36), at(0, 0.86, 1.1), black, (-0.42, 0, turn), 0.006)
    box((0.52, 0.06, 0.012), at(0, 0.78, 0.94), black, (0, 0, turn))
    for a in (-0.115, 0.115):
        page = box((0.222, 0.006, 0.3), at(a, 0.84, 1.11), paper, (-0.42, 0, turn))
        for line in range(9):
            up = (line - 4) * 0.03
            box((0.18, 0.004, 0.006), at(a, 0.84 - 0.006 + math.sin(0.42) * up, 1.11 + math.cos(0.42) * up), ink, (-0.42, 0, turn))


for turn, x, y in ((-0.95, -1.35, -0.35), (-0.35, -0.55, -1.05), (0.4, 0.62, -1.0), (1.0, 1.4, -0.25)):
    place(turn, x, y)
spot((-7.5, 3.6, 4.0), (0, -0.4, 0), 46, 2600, (1, 0.8, 0.55), 0.16, 0.9)
area((6, -5, 6), (0, 0, 0), 4, 60, (0.55, 0.72, 1))
camera((1.3, -4.4, 6.6), (0.18, -0.35, 0.2), 50, 2.2, (0, -0.5, 0.8), roll=-8)
take('four_chairs', exposure=0.35)
