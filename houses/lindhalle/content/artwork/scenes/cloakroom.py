"""Hooks and numbers in the cloakroom, before anybody has come."""
from PIL import ImageDraw, ImageFont
from studio import *

start()
sky((0.02, 0.026, 0.036), 1)
brass = material('brass', (0.78, 0.56, 0.26), 0.26, 1, bump=(6, 0.05, (1, 1, 1)))
oak = wood('oak', (0.36, 0.21, 0.1), (0.23, 0.125, 0.055), 0.14, 0.4, 0.15, grain=(1, 9, 9))


def number(text):
    size = 256
    page = Image.new('RGB', (size, size), (206, 158, 84))
    draw = ImageDraw.Draw(page)
    font = ImageFont.truetype('DejaVuSans.ttf', 108)
    wide = draw.textlength(text, font=font)
    draw.text(((size - wide) / 2, 62), text, fill=(34, 22, 10), font=font)
    file = f'/tmp/number-{text}.png'
    page.save(file)
    made = printed(f'number {text}', file, 0.3)
    made.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 0.85
    return made


for row, height in enumerate((0, -17)):
    box((260, 1.6, 9), (40, 1.2, height + 0.5), oak, bevel=0.3)
    for index in range(-4, 22):
        x = index * 7.4 + row * 3.7
        tube([(x, 0.2, height + 1.5), (x, -2.2, height + 1.2), (x, -4.6, height + 0.8), (x, -5.6, height + 2.0), (x, -5.5, height + 3.4)], 0.36, brass)
        ball(0.62, (x, -5.5, height + 3.5), brass, steps=16)
        tube([(x, 0.2, height + 0.6), (x, -1.6, height - 1.0), (x, -2.9, height - 1.5), (x, -3.2, height - 0.2)], 0.3, brass)
        ball(0.5, (x, -3.2, height - 0.2), brass, steps=16)
        lathe([(0, -0.35), (1.0, -0.35), (1.05, -0.1), (0.9, 0.1), (0, 0.1)], brass, (x, 0.1, height + 0.7), (math.pi / 2, 0, 0), 40)
        disc = [(1.55 * math.cos(i * math.pi / 24), 1.55 * math.sin(i * math.pi / 24)) for i in range(48)]
        thing = mesh('disc', [(a, 0, b) for a, b in disc], [list(range(48))], number(str(141 + index + row * 40)))
        layer = thing.data.uv_layers.new()
        for loop in thing.data.loops:
            a, b = disc[loop.vertex_index]
            layer.data[loop.index].uv = (0.5 + a / 3.1, 0.5 + b / 3.1)
        thing.location = (x, 0.25, height - 3.0)
        lathe([(1.5, 0), (1.72, 0.12), (1.78, 0), (1.72, -0.2)], brass, (x, 0.25, height - 3.0), (math.pi / 2, 0, 0), 48)
box((300, 1, 80), (40, 2.6, 0), wood('wall', (0.2, 0.115, 0.055), (0.13, 0.07, 0.03), 0.1, 0.5, grain=(9, 9, 1)))
area((-26, -34, 26), (6, 0, 0), 12, 9000, (1, 0.84, 0.6))
area((60, -40, 10), (20, 0, -6), 16, 3600, (0.6, 0.75, 1))
camera((-13.5, -25, 1.6), (6.2, -1, -2.6), 55, 0.07, (-0.6, -4, 0))
take('cloakroom', exposure=1.2, scale=0.01)
