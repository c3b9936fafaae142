"""A stand with its lamp on the dark stage, others behind it."""
from studio import *

start()
sky((0.006, 0.009, 0.016), 1)
black = material('black', (0.015, 0.015, 0.017), 0.35)
paper = material('paper', (0.82, 0.78, 0.69), 0.85, bump=(1.5, 0.03, (1, 1, 1)))
ink = material('ink', (0.03, 0.03, 0.03), 0.9)
floor = wood('floor', (0.32, 0.19, 0.09), (0.22, 0.12, 0.05), 0.5, 0.28, 0.2, grain=(0.6, 9, 9))
brass = material('brass', (0.8, 0.56, 0.24), 0.2, 1)


def stand(x, y, turn, power, lines=True):
    def at(a, b, z):
        return (x + a * math.cos(turn) - b * math.sin(turn), y + a * math.sin(turn) + b * math.cos(turn), z)

    tube([at(0, 0.02, 0), at(0, 0.02, 1.02)], 0.016, black, False)
    lathe([(0.2, 0), (0.2, 0.02), (0.02, 0.06)], black, at(0, 0.02, 0), steps=48)
    box((0.54, 0.016, 0.37), at(0, 0.04, 1.17), black, (-0.4, 0, turn), 0.008)
    box((0.54, 0.07, 0.012), at(0, -0.06, 0.995), black, (0, 0, turn))
    for a in (-0.122, 0.122):
        box((0.236, 0.004, 0.315), at(a, 0.018, 1.168), paper, (-0.4, 0, turn + 0.02 * (a > 0)))
        if lines:
            for line in range(40):
                group, string = divmod(line, 5)
                up = 0.125 - group * 0.036 - string * 0.0042
                box((0.2, 0.001, 0.0009), at(a, 0.0155 + math.sin(0.4) * up, 1.168 + math.cos(0.4) * up), ink, (-0.4, 0, turn))
                if string == 0:
                    random.seed(group * 7 + int(a > 0) + int(x * 3))
                    for note in range(13):
                        dx, dz = a - 0.09 + note * 0.0147, up - random.uniform(0, 0.018)
                        ball(0.0027, at(dx, 0.0145 + math.sin(0.4) * dz, 1.168 + math.cos(0.4) * dz), ink, (1.25, 0.4, 0.9), 8)
                        box((0.0008, 0.001, 0.013), at(dx + 0.003, 0.0145 + math.sin(0.4) * (dz + 0.0065), 1.168 + math.cos(0.4) * (dz + 0.0065)), ink, (-0.4, 0, turn))
    tube([at(0, 0.12, 1.34), at(0, 0.1, 1.43), at(0, 0.0, 1.45), at(0, -0.06, 1.41)], 0.007, brass)
    lathe([(0.017, -0.11), (0.032, -0.105), (0.036, 0), (0.032, 0.105), (0.017, 0.11)], brass, at(0, -0.075, 1.4), (0, math.pi / 2, turn), 32)
    light = area(at(0, -0.075, 1.385), at(0, 0.05, 1.15), 0.16, power, (1, 0.72, 0.4), 0.03)
    box((0.15, 0.012, 0.006), at(0, -0.075, 1.368), glow('tube', (1, 0.7, 0.36), 14), (0, 0, turn))


stand(0, 0, 0.25, 7)
for index, (x, y, turn) in enumerate([(-1.35, 1.5, 0.1), (0.95, 1.8, 0.5), (-0.3, 2.9, 0.1), (2.3, 2.7, 0.6), (-2.6, 2.8, -0.2), (1.1, 4.2, 0.3), (3.6, 4.2, 0.6), (-1.6, 4.6, 0)]):
    stand(x, y, turn, 6, False)
box((30, 30, 0.04), (0, 5, -0.02), floor)
panel = wood('panel', (0.3, 0.17, 0.08), (0.18, 0.09, 0.04), 0.25, 0.5, grain=(9, 9, 1))
for index in range(50):
    box((0.24, 0.5, 7), (-9 + index * 0.38, 8.4 + 0.2 * math.sin(index * 0.8), 3), panel, (0, 0, 0.4), 0.04)
area((-5, -3, 5), (0, 1, 1), 3, 40, (0.5, 0.68, 1))
camera((-0.85, -1.9, 1.62), (0.34, 0.9, 1.13), 46, 1.1, (0, -0.02, 1.2))
take('stand_lamp', exposure=1.9)
