"""The bridge of a violin, its strings and the bow."""
import math

from PIL import ImageDraw
from studio import *

start()
sky((0.015, 0.02, 0.03), 1)

# The two sound holes, as dark shapes on a map of the belly.
size = 1600
base = Image.new('L', (size, size), 255)
draw = ImageDraw.Draw(base)


def hole(side):
    def at(x, y):
        return size / 2 + side * x * size / 22, size / 2 - y * size / 22

    for step in range(160):
        t = step / 159
        y = -3.6 + 7.2 * t
        x = 4.6 - 1.5 * t + 0.55 * math.sin((t - 0.5) * 2 * math.pi)
        r = (0.13 + 0.2 * math.sin(math.pi * t)) * size / 22
        cx, cy = at(x, y)
        draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=0)
    for x, y, r in ((5.02, -3.5, 0.52), (2.72, 3.5, 0.4)):
        cx, cy = at(x, y)
        r *= size / 22
        draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=0)


hole(1)
hole(-1)
chance = np.random.default_rng(5)
lines = np.cumsum(chance.normal(0, 1, size))
lines -= np.linspace(lines[0], lines[-1], size)
year = 0.5 + 0.5 * np.sin(np.arange(size) / size * 2 * math.pi * 95 + lines * 0.12)
streak = np.asarray(Image.fromarray((chance.random((size // 16, size)) * 255).astype(np.uint8)).resize((size, size), Image.BICUBIC)) / 255
tone = 0.8 - 0.24 * year[None, :] ** 3 + 0.14 * (streak - 0.5)
varnish = np.array([0.66, 0.27, 0.075])
wear = np.exp(-(((np.mgrid[0:size, 0:size][0] / size - 0.42) / 0.2) ** 2 + ((np.mgrid[0:size, 0:size][1] / size - 0.5) / 0.3) ** 2))
colour = tone[..., None] * (varnish + wear[..., None] * np.array([0.16, 0.13, 0.06]))
mask = np.asarray(base.filter(ImageFilter.GaussianBlur(0.8)), dtype=np.float32) / 255
colour *= (0.02 + 0.98 * mask)[..., None]
file = '/tmp/violin-belly.png'
Image.fromarray((np.clip(colour, 0, 1) * 255).astype(np.uint8)).save(file)
belly = printed('belly', file, 0.32)
belly.node_tree.nodes['Principled BSDF'].inputs['Coat Weight'].default_value = 0.8
belly.node_tree.nodes['Principled BSDF'].inputs['Coat Roughness'].default_value = 0.12
sheet(22, 22, lambda x, y: 1.5 * math.exp(-(x / 7.5) ** 2) - 0.004 * y * y, 120, 120, belly)

maple = material('maple', (0.75, 0.52, 0.27), 0.45, mottle=(5, (0.62, 0.38, 0.17), (3, 0.6, 3)))
ebony = material('ebony', (0.012, 0.01, 0.01), 0.28, coat=0.2, bump=(10, 0.05, (6, 0.4, 6)))
wound = material('wound', (0.72, 0.72, 0.7), 0.3, 1)
gut = material('gut', (0.8, 0.68, 0.42), 0.3, 0.6)
hair = material('hair', (0.85, 0.82, 0.74), 0.5, sheen=0.4)
stick = material('stick', (0.27, 0.07, 0.025), 0.26, coat=0.6, mottle=(3, (0.16, 0.035, 0.015), (1, 8, 8)))


def circle(x, y, r, steps=28, squash=1.0):
    return [(x + r * math.cos(2 * math.pi * i / steps), y + squash * r * math.sin(2 * math.pi * i / steps)) for i in range(steps)]


half = [(0, 3.35), (0.6, 3.3), (1.2, 3.13), (1.75, 2.86), (1.98, 2.68), (1.8, 2.3), (1.3, 2.02), (1.52, 1.72), (1.95, 1.55), (2.02, 1.3), (1.75, 1.15), (1.5, 1.25), (1.42, 0.95), (1.6, 0.5), (2.1, 0.2), (2.12, 0), (0.95, 0), (0.9, 0.25), (0.55, 0.62), (0, 0.78)]
edge = half + [(-x, y) for x, y in reversed(half[1:-1])]
heart = [(0, 1.15), (0.35, 1.45), (0.42, 1.72), (0.2, 1.86), (0, 1.7), (-0.2, 1.86), (-0.42, 1.72), (-0.35, 1.45)]
bridge = plate(edge, [heart, circle(0.98, 1.52, 0.34, squash=0.7), circle(-0.98, 1.52, 0.34, squash=0.7)], 0.3, maple, (0, 0, 1.42), (math.pi / 2, 0, 0), 0.04)
for x, z, r, stuff in ((-1.65, 2.92, 0.052, wound), (-0.56, 3.3, 0.045, wound), (0.56, 3.3, 0.04, wound), (1.65, 2.92, 0.03, gut)):
    tube([(x, 0, z + 1.42 + r), (x * 0.62, -30, 2.2)], r, stuff, False)
    tube([(x, 0, z + 1.42 + r), (x * 0.86, 12, 2.6)], r, stuff, False)
board = [(-2.15, 0), (-2.1, 0.5)] + [(2.1 * math.sin(a * math.pi / 24), 0.25 + 0.95 * math.cos(a * math.pi / 24)) for a in range(-10, 11)] + [(2.1, 0.5), (2.15, 0)]
plate(board, [], 24, ebony, (0, -18.5, 2.05), (math.pi / 2, 0, 0), 0.05)

# The bow lies on two strings: hair in many fine tubes, the stick above it.
def along(t, across, z):
    return (-18 + 36 * t, -8.6 + across + 2.6 * t, z + 4.2 * (t - 0.47))


for index in range(46):
    across = (index / 45 - 0.5) * 0.95
    wave = random.uniform(-0.02, 0.02)
    tube([along(0, across, 5.0), along(0.5, across + wave, 5.0 + random.uniform(0, 0.05)), along(1, across, 5.0)], 0.014, hair)
tube([along(0, -0.25, 6.5), along(0.5, -0.25, 6.1), along(1, -0.25, 6.5)], 0.36, stick, radii=[1, 0.95, 0.9])

area((-16, 8, 17), (0, 0, 2), 9, 5200, (1, 0.87, 0.7))
area((16, -2, 16), (2, -2, 2), 5, 900, (0.62, 0.76, 1))
area((5, 22, 9), (0, 0, 3), 8, 2600, (1, 0.8, 0.56))
sparks(18, (-70, -90, -4), (30, -70, 24), 0.8, [(1, 0.62, 0.28), (1, 0.75, 0.45)], 9)
camera((12.5, 14.5, 8.6), (0.2, -2.2, 3.3), 58, 0.045, (0.6, 0.2, 4.2))
take('violin', exposure=-0.1, scale=0.01)
