"""Morning fog over the lake, a landing stage that ends in it."""
from studio import *
from water import *

start()
sky((0.5, 0.55, 0.6), 0.3)
dome([(0.0, (0.56, 0.6, 0.63)), (0.06, (0.6, 0.635, 0.66)), (0.3, (0.5, 0.56, 0.62)), (0.8, (0.32, 0.4, 0.5))], strength=0.9)
lake(deep=(0.02, 0.028, 0.032), rough=0.1, scale=0.3, strength=0.08)
ridge(3600, 520, 190, (0.44, 0.475, 0.5), 31)
ridge(1900, 190, 60, (0.385, 0.42, 0.445), 17)
ridge(700, 34, 5, (0.33, 0.36, 0.38), 29, 0.6)
for far, thin in ((600, 0.35), (300, 0.25), (150, 0.16)):
    veil = bpy.data.materials.new('fog')
    veil.use_nodes = True
    nodes, links = veil.node_tree.nodes, veil.node_tree.links
    nodes.clear()
    out, mix, clear, shine = (nodes.new(kind) for kind in ('ShaderNodeOutputMaterial', 'ShaderNodeMixShader', 'ShaderNodeBsdfTransparent', 'ShaderNodeEmission'))
    shine.inputs['Color'].default_value = (0.6, 0.635, 0.66, 1)
    shine.inputs['Strength'].default_value = 0.9
    place, parts, fall = nodes.new('ShaderNodeNewGeometry'), nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeMapRange')
    fall.inputs['From Min'].default_value, fall.inputs['From Max'].default_value = 0, far * 0.13
    fall.inputs['To Min'].default_value, fall.inputs['To Max'].default_value = thin * 2, 0
    fall.interpolation_type = 'SMOOTHSTEP'
    links.new(place.outputs['Position'], parts.inputs[0])
    links.new(parts.outputs['Z'], fall.inputs['Value'])
    links.new(fall.outputs[0], mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(shine.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs[0])
    mesh('veil', [(-2500, far, 0.02), (2500, far, 0.02), (2500, far, far), (-2500, far, far)], [(0, 1, 2, 3)], veil)
plank = wood('plank', (0.2, 0.185, 0.17), (0.1, 0.09, 0.082), 0.7, 0.75, grain=(1, 10, 10))
post = wood('post', (0.13, 0.115, 0.1), (0.05, 0.045, 0.04), 1.2, 0.75, grain=(14, 14, 1))
random.seed(6)
first = box((2.5, 0.19, 0.06), (0, 3, 0.9), plank, bevel=0.01)
for index in range(150):
    again(first, (1.9 + random.uniform(-0.02, 0.02), 3.2 + index * 0.215, 0.9 + random.uniform(-0.008, 0.008)), (random.uniform(-0.015, 0.015), 0, random.uniform(-0.008, 0.008)))
for row in range(10):
    for x in (0.72, 3.08):
        y = 5 + row * 3.3
        tube([(x, y, -2), (x, y, 1.25 + (0.55 if row % 3 == 0 else 0))], 0.13, post, False)
camera((0.4, -0.6, 2.5), (3.1, 40, 1.3), 34, 0.5, (2, 14, 1))
take('lake_fog', exposure=0.35, ratio=16 / 9)
