"""A kettledrum: the head, the hoop, the copper, a stick that has been put down."""
from studio import *

start()
sky((0.01, 0.013, 0.02), 1)
skin = material('skin', (0.8, 0.72, 0.58), 0.55, mottle=(0.09, (0.66, 0.56, 0.42), (1, 1, 1)), bump=(2, 0.03, (1, 1, 1)), sheen=0.1)
steel = material('steel', (0.68, 0.68, 0.7), 0.2, 1)
copper = material('copper', (0.78, 0.34, 0.15), 0.2, 1, bump=(0.55, 0.5, (1, 1, 1)))
felt = material('felt', (0.84, 0.8, 0.72), 0.95, sheen=0.8, bump=(7, 0.4, (1, 1, 1)))
maple = wood('maple', (0.62, 0.38, 0.18), (0.48, 0.27, 0.11), 0.6, 0.35, 0.3, grain=(1, 9, 9))
dark = material('dark', (0.02, 0.018, 0.016), 0.5)


def drum(x, y, size):
    lathe([(0, 0), (size * 0.9, 0.0), (size * 0.985, -0.05), (size, -0.8)], skin, (x, y, 0))
    lathe([(size + 0.1, -0.9), (size + 0.1, 0.35), (size + 0.55, 0.6), (size + 1.5, 0.45), (size + 1.7, 0), (size + 1.6, -1.4), (size + 0.8, -1.6)], steel, (x, y, 0), steps=160)
    bowl = [(size * math.cos(a) + 0.3, -1.5 - size * 1.05 * math.sin(a)) for a in np.linspace(0, 1.45, 30)]
    lathe(bowl, copper, (x, y, 0), steps=160)
    for index in range(8):
        a = index * math.pi / 4 + 0.25
        cx, cy = x + (size + 2.2) * math.cos(a), y + (size + 2.2) * math.sin(a)
        tube([(cx, cy, -9), (cx, cy, 1.6)], 0.42, steel, False)
        lathe([(0, 1.9), (0.75, 1.7), (0.85, 1.1), (0.6, 0.6)], steel, (cx, cy, 0), steps=32)
        box((2.4, 1.5, 0.9), (x + (size + 1.4) * math.cos(a), y + (size + 1.4) * math.sin(a), 0.1), steel, (0, 0, a), 0.25)


drum(0, 0, 33)
drum(58, 46, 36)
drum(-64, 50, 30)
tube([(-3.6, -18, 2.1), (27, 2, 2.6)], 0.62, maple, False)
ball(2.1, (-3.6, -18, 2.1), felt, (1, 1, 0.95))
ball(0.9, (27.8, 2.5, 2.7), maple)
tube([(0.4, -24.1, 2.1), (31, -2.6, 2.5)], 0.62, maple, False)
ball(0.9, (31.6, -2.2, 2.6), maple)
ball(2.1, (0.4, -24.1, 2.1), felt, (1, 1, 0.95))
box((500, 500, 1), (0, 0, -62), dark)
area((-70, 40, 70), (0, 0, 0), 40, 160000, (1, 0.84, 0.62))
area((80, -50, 50), (0, 0, 0), 30, 26000, (0.6, 0.75, 1))
area((0, 140, 30), (0, 0, 0), 60, 60000, (1, 0.7, 0.42))
sparks(22, (-160, 240, -10), (220, 330, 110), 3, [(1, 0.62, 0.28), (1, 0.78, 0.5)], 9)
camera((-27, -66, 29), (5, -4, -3), 50, 0.06, (0, -20, 2))
take('timpani', exposure=-0.25, scale=0.01)
