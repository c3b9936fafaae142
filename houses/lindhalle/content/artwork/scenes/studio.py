"""What the scenes share: materials, shapes, light, a camera with depth of field, and the development of the picture.

Needs Python 3.11 with `bpy` (Blender as a module) and `pillow`; see README.md in this folder.
"""
import math
import random
import sys

import bpy
import numpy as np
from mathutils import Vector
from PIL import Image, ImageFilter

scene = None


def start(seed=7):
    global scene
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    return scene


def sky(colour, strength=1.0):
    node = scene.world.node_tree.nodes['Background']
    node.inputs[0].default_value = (*colour, 1)
    node.inputs[1].default_value = strength


def ramp(nodes, stops):
    node = nodes.new('ShaderNodeValToRGB')
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (place, colour) in zip(elements, stops):
        element.position = place
        element.color = (*colour, 1)
    return node


def material(name, colour, rough=0.5, metal=0.0, coat=0.0, spec=0.5, bump=None, sheen=0.0, emit=None, mottle=None, through=0.0):
    """`bump` is (scale, strength, stretch), `mottle` (scale, darker colour, stretch)."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*colour, 1)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Metallic'].default_value = metal
    shader.inputs['Coat Weight'].default_value = coat
    shader.inputs['Coat Roughness'].default_value = 0.06
    shader.inputs['Specular IOR Level'].default_value = spec
    shader.inputs['Sheen Weight'].default_value = sheen
    shader.inputs['Transmission Weight'].default_value = through
    if emit:
        shader.inputs['Emission Color'].default_value = (*emit[0], 1)
        shader.inputs['Emission Strength'].default_value = emit[1]

    def noise(scale, stretch, detail=2.0, distortion=0.0):
        where = nodes.new('ShaderNodeTexCoord')
        mapping = nodes.new('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = stretch
        node = nodes.new('ShaderNodeTexNoise')
        node.inputs['Scale'].default_value = scale
        node.inputs['Detail'].default_value = detail
        node.inputs['Distortion'].default_value = distortion
        links.new(where.outputs['Object'], mapping.inputs['Vector'])
        links.new(mapping.outputs['Vector'], node.inputs['Vector'])
        return node

    if mottle:
        scale, dark, stretch = mottle
        pattern = noise(scale, stretch, 3, 0.4)
        colours = ramp(nodes, [(0.34, dark), (0.66, colour)])
        links.new(pattern.outputs['Fac'], colours.inputs['Fac'])
        links.new(colours.outputs['Color'], shader.inputs['Base Color'])
    if bump:
        scale, strength, stretch = bump
        pattern = noise(scale, stretch)
        height = nodes.new('ShaderNodeBump')
        height.inputs['Strength'].default_value = strength
        height.inputs['Distance'].default_value = 0.1
        links.new(pattern.outputs['Fac'], height.inputs['Height'])
        links.new(height.outputs['Normal'], shader.inputs['Normal'])
    return made


def wood(name, light, dark, scale=1.0, rough=0.4, coat=0.0, grain=(1, 12, 12)):
    return material(
        name, light, rough, coat=coat, mottle=(scale, dark, grain), bump=(scale * 3, 0.08, grain)
    )


def printed(name, file, rough=0.75):
    """A material with a picture on it, by the UV of its mesh."""
    made = material(name, (1, 1, 1), rough, spec=0.2)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    picture = nodes.new('ShaderNodeTexImage')
    picture.image = bpy.data.images.load(file)
    links.new(picture.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return made


def glow(name, colour, strength):
    return material(name, (0, 0, 0), emit=(colour, strength))


def put(name, data, stuff=None):
    thing = bpy.data.objects.new(name, data)
    scene.collection.objects.link(thing)
    if stuff:
        data.materials.append(stuff)
    return thing


def mesh(name, points, faces, stuff=None, smooth=False):
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.update()
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return put(name, data, stuff)


def bevelled(thing, width, segments=3):
    tool = thing.modifiers.new('bevel', 'BEVEL')
    tool.width, tool.segments = width, segments
    tool.harden_normals = True
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    return thing


def box(size, at, stuff, turn=(0, 0, 0), bevel=0.0, name='box'):
    x, y, z = (half / 2 for half in size)
    points = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = mesh(name, points, faces, stuff)
    thing.location = at
    thing.rotation_euler = turn
    return bevelled(thing, bevel) if bevel else thing


def again(thing, at, turn=None, scale=None):
    """The same mesh at another place."""
    other = bpy.data.objects.new(thing.name, thing.data)
    scene.collection.objects.link(other)
    for tool in thing.modifiers:
        mine = other.modifiers.new(tool.name, tool.type)
        if tool.type == 'BEVEL':
            mine.width, mine.segments, mine.harden_normals = tool.width, tool.segments, True
        if tool.type == 'SUBSURF':
            mine.levels = mine.render_levels = tool.render_levels
    other.location = at
    other.rotation_euler = turn if turn is not None else thing.rotation_euler
    if scale:
        other.scale = scale
    return other


def tube(points, radius, stuff, smooth=True, radii=None, closed=False):
    data = bpy.data.curves.new('tube', 'CURVE')
    data.dimensions = '3D'
    data.bevel_depth, data.bevel_resolution = radius, 6
    data.use_fill_caps = True
    kind = 'NURBS' if smooth and len(points) > 2 else 'POLY'
    line = data.splines.new(kind)
    line.points.add(len(points) - 1)
    for index, point in enumerate(points):
        line.points[index].co = (*point, 1)
        line.points[index].radius = radii[index] if radii else 1
    line.use_endpoint_u = True
    line.use_cyclic_u = closed
    line.order_u = 4
    return put('tube', data, stuff)


def lathe(profile, stuff, at=(0, 0, 0), turn=(0, 0, 0), steps=128):
    """A profile of (radius, height) turned round the z axis."""
    points, faces, n = [], [], len(profile)
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        points += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    for step in range(steps):
        here, after = step * n, (step + 1) % steps * n
        faces += [(here + i, after + i, after + i + 1, here + i + 1) for i in range(n - 1)]
    thing = mesh('lathe', points, faces, stuff, smooth=True)
    thing.location, thing.rotation_euler = at, turn
    return thing


def plate(outline, holes, thickness, stuff, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0):
    """A flat shape with holes, made thick: outlines are lists of (x, y)."""
    data = bpy.data.curves.new('plate', 'CURVE')
    data.dimensions, data.fill_mode = '2D', 'BOTH'
    data.extrude, data.bevel_depth = thickness / 2, bevel
    for shape in [outline, *holes]:
        line = data.splines.new('POLY')
        line.points.add(len(shape) - 1)
        for index, (x, y) in enumerate(shape):
            line.points[index].co = (x, y, 0, 1)
        line.use_cyclic_u = True
    thing = put('plate', data, stuff)
    thing.location, thing.rotation_euler = at, turn
    return thing


def sheet(width, depth, height, columns, rows, stuff, at=(0, 0, 0), turn=(0, 0, 0)):
    """A surface z = height(x, y) with UV."""
    points, faces = [], []
    for row in range(rows + 1):
        for col in range(columns + 1):
            x, y = (col / columns - 0.5) * width, (row / rows - 0.5) * depth
            points.append((x, y, height(x, y)))
    for row in range(rows):
        for col in range(columns):
            a = row * (columns + 1) + col
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    thing = mesh('sheet', points, faces, stuff, smooth=True)
    layer = thing.data.uv_layers.new()
    for loop in thing.data.loops:
        x, y, _ = points[loop.vertex_index]
        layer.data[loop.index].uv = (x / width + 0.5, y / depth + 0.5)
    thing.location, thing.rotation_euler = at, turn
    return thing


def facing(at, target):
    return (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()


def area(at, target, size, power, colour=(1, 1, 1), height=None):
    data = bpy.data.lights.new('area', 'AREA')
    data.energy, data.color, data.size = power, colour, size
    if height:
        data.shape, data.size_y = 'RECTANGLE', height
    thing = put('area', data)
    thing.location, thing.rotation_euler = at, facing(at, target)
    return thing


def spot(at, target, angle, power, colour=(1, 1, 1), soft=0.1, blend=0.5):
    data = bpy.data.lights.new('spot', 'SPOT')
    data.energy, data.color, data.shadow_soft_size = power, colour, soft
    data.spot_size, data.spot_blend = math.radians(angle), blend
    thing = put('spot', data)
    thing.location, thing.rotation_euler = at, facing(at, target)
    return thing


def bulb(at, power, colour=(1, 0.75, 0.45), size=0.1):
    data = bpy.data.lights.new('bulb', 'POINT')
    data.energy, data.color, data.shadow_soft_size = power, colour, size
    thing = put('bulb', data)
    thing.location = at
    return thing


def sparks(count, corner, other, radius, colours, strength):
    """Small lights far away, which the lens makes into soft discs."""
    for index in range(count):
        stuff = glow('spark', random.choice(colours), strength * random.uniform(0.3, 1))
        at = [random.uniform(a, b) for a, b in zip(corner, other)]
        ball(radius * random.uniform(0.5, 1), at, stuff)


def ball(radius, at, stuff, squash=(1, 1, 1), steps=24):
    profile = [
        (radius * math.sin(math.pi * i / steps), -radius * math.cos(math.pi * i / steps)) for i in range(steps + 1)
    ]
    thing = lathe(profile, stuff, at, steps=32)
    thing.scale = squash
    return thing


def camera(at, target, lens, fstop=None, focus=None, roll=0.0):
    """`focus` is a point that is sharp."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_start, data.clip_end = lens, 0.01, 100000
    thing = put('camera', data)
    thing.location = at
    turn = facing(at, target)
    thing.rotation_euler = turn
    if roll:
        thing.rotation_euler.rotate_axis('Z', math.radians(roll))
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        forward = (Vector(target) - Vector(at)).normalized()
        data.dof.focus_distance = (Vector(focus or target) - Vector(at)).dot(forward)
        data.dof.aperture_blades = 9
    scene.camera = thing


def take(name, exposure=0.0, look='AgX - Medium High Contrast', ratio=3 / 2, bounces=3, scale=1.0):
    """Renders and develops: `python strings.py out.jpg 1680 28` (file, width, samples)."""
    out = sys.argv[1] if len(sys.argv) > 1 else f'{name}.jpg'
    width = int(sys.argv[2]) if len(sys.argv) > 2 else 480
    samples = int(sys.argv[3]) if len(sys.argv) > 3 else 12
    render = scene.render
    render.engine = 'CYCLES'
    render.resolution_x, render.resolution_y = width, round(width / ratio)
    render.resolution_percentage = 100
    render.threads_mode, render.threads = 'FIXED', 1
    scene.unit_settings.scale_length = scale
    cycles = scene.cycles
    cycles.device, cycles.samples = 'CPU', samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.03
    cycles.use_light_tree = False
    cycles.use_denoising, cycles.denoiser = True, 'OPENIMAGEDENOISE'
    cycles.max_bounces = bounces
    cycles.sample_clamp_indirect = 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.view_settings.view_transform = 'AgX'
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    render.image_settings.file_format = 'PNG'
    render.filepath = out.rsplit('.', 1)[0] + '.png'
    bpy.ops.render.render(write_still=True)
    develop(render.filepath, out)


def develop(source, out, limit=240_000):
    """Halation, a little less light in the corners, grain, and a JPEG that is small enough."""
    picture = Image.open(source).convert('RGB')
    width, height = picture.size
    pixels = np.asarray(picture, dtype=np.float32) / 255
    halo = np.asarray(picture.filter(ImageFilter.GaussianBlur(width / 55)), dtype=np.float32) / 255
    bright = np.clip(halo - 0.45, 0, 1)
    pixels = 1 - (1 - pixels) * (1 - bright * np.array([0.5, 0.36, 0.26]))
    x, y = np.meshgrid(np.linspace(-1, 1, width), np.linspace(-1, 1, height))
    pixels *= (1 - 0.2 * ((x * x + y * y) / 2) ** 1.3)[..., None]
    chance = np.random.default_rng(3)
    coarse = Image.fromarray((chance.normal(0.5, 0.17, (height, width)).clip(0, 1) * 255).astype(np.uint8))
    grain = np.asarray(coarse.filter(ImageFilter.GaussianBlur(0.8)), dtype=np.float32) / 255 - 0.5
    light = pixels.mean(axis=2)
    amount = 0.15 * (0.35 + np.sqrt(np.clip(light, 0, 1)) * (1 - light))
    pixels = np.clip(pixels + (grain * amount)[..., None], 0, 1)
    done = Image.fromarray((pixels * 255 + 0.5).astype(np.uint8))
    for quality in range(86, 40, -4):
        done.save(out, quality=quality, optimize=True, progressive=True, subsampling='4:2:0')
        if len(open(out, 'rb').read()) < limit:
            return
