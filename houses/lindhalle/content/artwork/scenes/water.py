"""The lake of the Lindhalle: water, ridges in haze, a sky. Shared by the scenes that look at it."""
import math

import numpy as np
from studio import glow, material, mesh, random


def lake(deep=(0.004, 0.009, 0.016), rough=0.06, strength=0.22, scale=0.5, size=4000):
    stuff = material('water', deep, rough, spec=0.6)
    nodes, links = stuff.node_tree.nodes, stuff.node_tree.links
    where = nodes.new('ShaderNodeTexCoord')
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (1, 2.6, 1)
    small, large = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeTexNoise')
    small.inputs['Scale'].default_value, small.inputs['Detail'].default_value = scale, 4
    large.inputs['Scale'].default_value, large.inputs['Detail'].default_value = scale * 0.08, 2
    total = nodes.new('ShaderNodeMath')
    height = nodes.new('ShaderNodeBump')
    height.inputs['Strength'].default_value = strength
    height.inputs['Distance'].default_value = 0.5
    links.new(where.outputs['Object'], mapping.inputs['Vector'])
    for node in (small, large):
        links.new(mapping.outputs['Vector'], node.inputs['Vector'])
    links.new(small.outputs['Fac'], total.inputs[0])
    links.new(large.outputs['Fac'], total.inputs[1])
    links.new(total.outputs[0], height.inputs['Height'])
    links.new(height.outputs['Normal'], nodes['Principled BSDF'].inputs['Normal'])
    half = size / 2
    return mesh('lake', [(-half, -60, 0), (half, -60, 0), (half, size, 0), (-half, size, 0)], [(0, 1, 2, 3)], stuff)


def skyline(width, steps, rough, seed):
    """Heights between 0 and 1 of a ridge, by halving and shifting."""
    chance = np.random.default_rng(seed)
    line, span = np.array([chance.random(), chance.random()]), 0.5
    while len(line) < steps:
        middle = (line[1:] + line[:-1]) / 2 + chance.normal(0, span, len(line) - 1) * 0.5
        woven = np.empty(len(line) + len(middle))
        woven[0::2], woven[1::2] = line, middle
        line, span = woven, span * rough
    line -= line.min()
    return line / line.max()


def ridge(far, height, base, colour, seed, rough=0.52, width=None):
    """A range of hills as far away as haze leaves nothing but its outline: its colour is the light in front of it."""
    width = width or far * 3.2
    heights = base + height * skyline(width, 900, rough, seed)
    n = len(heights)
    xs = np.linspace(-width / 2, width / 2, n)
    points = [(x, far, -1) for x in xs] + [(x, far, h) for x, h in zip(xs, heights)]
    faces = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
    return mesh('ridge', points, faces, glow('haze', colour, 1))


def dome(stops, radius=9000, strength=1.0):
    """The sky: colours by height above the horizon, from 0 to 1."""
    rings, steps = 40, 48
    points, faces = [], []
    for ring in range(rings + 1):
        angle = (ring / rings) ** 1.5 * math.pi / 2
        for step in range(steps):
            turn = 2 * math.pi * step / steps
            points.append((radius * math.cos(angle) * math.cos(turn), radius * math.cos(angle) * math.sin(turn), radius * math.sin(angle) - 30))
    for ring in range(rings):
        for step in range(steps):
            after = (step + 1) % steps
            faces.append((ring * steps + step, ring * steps + after, (ring + 1) * steps + after, (ring + 1) * steps + step))
    stuff = glow('sky', (1, 1, 1), strength)
    nodes, links = stuff.node_tree.nodes, stuff.node_tree.links
    where = nodes.new('ShaderNodeNewGeometry')
    parts = nodes.new('ShaderNodeSeparateXYZ')
    scaled = nodes.new('ShaderNodeMath')
    scaled.operation = 'DIVIDE'
    scaled.inputs[1].default_value = radius
    colours = nodes.new('ShaderNodeValToRGB')
    elements = colours.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (place, colour) in zip(elements, stops):
        element.position, element.color = place, (*colour, 1)
    links.new(where.outputs['Position'], parts.inputs['Vector'])
    links.new(parts.outputs['Z'], scaled.inputs[0])
    links.new(scaled.outputs[0], colours.inputs['Fac'])
    links.new(colours.outputs['Color'], nodes['Principled BSDF'].inputs['Emission Color'])
    return mesh('dome', points, faces, stuff, smooth=True)


def lights_of(shore, far, count, colour=(1, 0.62, 0.28), strength=60, radius=0.8, seed=4):
    """A village on the other side."""
    from studio import ball

    random.seed(seed)
    for _ in range(count):
        x = random.gauss(shore, far * 0.06)
        ball(radius * random.uniform(0.5, 1.1), (x, far - random.uniform(2, 12), random.uniform(1.5, 14) if random.random() < 0.4 else random.uniform(1, 4)), glow('lamp', colour, strength * random.uniform(0.4, 1)), steps=6)
