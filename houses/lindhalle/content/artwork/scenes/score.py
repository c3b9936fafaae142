"""A page of a score, a pencil, and what has been written with it."""
from PIL import ImageDraw
from studio import *

start()
sky((0.03, 0.04, 0.055), 1)
W, H = 2400, 3200
page = Image.new('RGB', (W, H), (236, 228, 208))
draw = ImageDraw.Draw(page)
random.seed(12)
ink = (22, 20, 20)
for system in range(5):
    for staff in range(4):
        top = 190 + system * 590 + staff * 132
        for line in range(5):
            draw.line((190, top + line * 14, W - 170, top + line * 14), fill=ink, width=2)
        for bar in range(7):
            x = 190 + bar * (W - 360) // 6
            draw.line((x, top, x, top + 56), fill=ink, width=3)
        x = 330
        step = random.randint(-1, 8)
        while x < W - 240:
            step = max(-2, min(10, step + random.choice((-2, -1, -1, 0, 1, 1, 2, 3, -3))))
            run = random.choice((1, 1, 2, 4, 4))
            if random.random() < 0.16:
                draw.rectangle((x, top + 18, x + 22, top + 27), fill=ink)
                x += random.randint(70, 120)
                continue
            heads = []
            for note in range(run):
                if x > W - 240:
                    break
                s = max(-2, min(10, step + (note if step < 5 else -note)))
                y = top + 56 - s * 7
                full = run > 1 or random.random() < 0.6
                head = Image.new('L', (34, 26), 0)
                ImageDraw.Draw(head).ellipse((5, 5, 29, 20), fill=255 if full else 0, outline=255, width=4)
                head = head.rotate(20, resample=Image.BICUBIC)
                page.paste(ink, (int(x) - 17, int(y) - 13), head)
                heads.append((x, y))
                x += 46 if run > 1 else random.randint(66, 110)
            up = step < 5
            side = 11 if up else -11
            beam = (min(y for _, y in heads) - 50) if up else (max(y for _, y in heads) + 50)
            for hx, hy in heads:
                draw.line((hx + side, hy, hx + side, beam), fill=ink, width=3)
            if len(heads) > 1:
                for second in range(2 if run == 4 else 1):
                    dy = second * 15 * (1 if up else -1)
                    draw.polygon([(heads[0][0] + side, beam + dy - 5), (heads[-1][0] + side, beam + dy - 5), (heads[-1][0] + side, beam + dy + 5), (heads[0][0] + side, beam + dy + 5)], fill=ink)
            if random.random() < 0.3 and len(heads) > 1:
                a, b = heads[0], heads[-1]
                lift = 74 if not up else -40
                draw.arc((a[0] - 10, min(a[1], b[1]) - abs(lift), b[0] + 10, max(a[1], b[1]) + 30), 200, 340, fill=ink, width=4)
            x += random.randint(8, 40)
    draw.line((190, 190 + system * 590, 190, 190 + system * 590 + 452), fill=ink, width=7)
blue = (46, 72, 120)
for cx, cy, rx, ry in ((1010, 905, 120, 70), (1500, 1530, 95, 80)):
    for turn in range(2):
        draw.arc((cx - rx + turn * 9, cy - ry - turn * 7, cx + rx, cy + ry), 0, 352, fill=blue, width=6)
draw.line((1180, 1490, 1330, 1400, 1350, 1500), fill=blue, width=6)
page = page.filter(ImageFilter.GaussianBlur(0.7))
page.save('/tmp/score-page.png')
paper = printed('paper', '/tmp/score-page.png', 0.8)
sheet(24, 32, lambda x, y: 0.9 * math.exp(-((x + 12) / 3.2) ** 2) + 0.12 * math.sin(x * 0.3 + y * 0.11), 70, 70, paper)
under = material('under', (0.76, 0.73, 0.66), 0.85)
for index in range(5):
    box((24, 32, 0.05), (0.15 * index, -0.1 * index, -0.25 - index * 0.07), under, (0, 0, 0.008 * index))
desk = wood('desk', (0.16, 0.09, 0.05), (0.09, 0.05, 0.025), 0.12, 0.35, 0.2, grain=(1, 9, 9))
box((160, 160, 1), (0, 0, -1.2), desk)
yellow = material('pencil', (0.03, 0.06, 0.13), 0.3, coat=0.4)
bare = wood('bare', (0.7, 0.5, 0.3), (0.6, 0.4, 0.22), 3, 0.7, grain=(1, 6, 6))
lead = material('lead', (0.03, 0.03, 0.035), 0.4)
hexagon = [(0.37 * math.cos(i * math.pi / 3), 0.37 * math.sin(i * math.pi / 3)) for i in range(6)]
turn = (math.pi / 2, 0.3, 0.9)
direction = Vector((math.sin(0.9), -math.cos(0.9), 0))
base = Vector((2.6, 3.2, 0.62))
plate(hexagon, [], 14, yellow, base + direction * -7, turn, 0.02)
lathe([(0.38, 0), (0.1, 1.75), (0.1, 1.76)], bare, base, (math.pi / 2, 0, 0.9), 48)
lathe([(0.1, 1.76), (0.015, 2.15)], lead, base, (math.pi / 2, 0, 0.9), 24)
area((-26, 12, 17), (0, 0, 0), 7, 5200, (1, 0.84, 0.62))
area((22, -16, 20), (0, 0, 0), 12, 900, (0.6, 0.75, 1))
camera((-5.5, -17, 9.4), (1.7, 1.9, 0.2), 56, 0.055, (3.2, 2.0, 0.5))
take('score', exposure=0.35, scale=0.01)
