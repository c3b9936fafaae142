import type { Bilingual } from 'openfoyer/content'
import { disc, path, stroke } from '../press/draw.ts'

/** Hair around a head with its middle at 0|0: crown at -190, chin at 190, ears at 132 on both sides. */
export interface Hairdo {
  says: Bilingual
  /** Behind the head and the neck. */
  back?: string
  /** Over the forehead. */
  front: string
  /** Lines that stay bare paper. */
  shine?: string
}

const CAP = 'M-142,-10C-160,-250 160,-250 142,-10C132,-70 120,-104 90,-124'

export const HAIRDOS = {
  fringe: {
    says: { de: 'langes glattes Haar mit Pony', en: 'long straight hair with a fringe' },
    back: path('M-158,330C-186,60 -176,-232 0,-232C176,-232 186,60 158,330Z'),
    front: path(
      'M-146,40C-156,-130 -110,-226 0,-226C110,-226 156,-130 146,40L116,30C118,-30 110,-66 96,-86H-96C-110,-66 -118,-30 -116,30Z',
    ),
    shine: stroke('M-60,-88V-120M0,-88V-130M60,-88V-120', 5),
  },
  swept: {
    says: { de: 'nach hinten gekämmtes Haar', en: 'hair combed back' },
    front: path(
      'M-142,-6C-158,-190 -90,-250 30,-236C130,-226 160,-150 142,-6C134,-66 122,-96 100,-122C40,-160 -60,-160 -104,-104C-122,-80 -134,-50 -142,-6Z',
    ),
    shine: stroke('M-70,-160C-30,-200 50,-206 100,-170M-40,-168C0,-190 50,-190 84,-164', 5, 'round'),
  },
  bun: {
    says: { de: 'hochgestecktes Haar', en: 'hair pinned up' },
    back: disc(20, -250, 66),
    front: path(`${CAP}C30,-150 -40,-150 -96,-110C-124,-86 -136,-50 -142,-10Z`),
    shine: stroke('M-20,-262C0,-290 50,-284 62,-250', 5, 'round'),
  },
  crop: {
    says: { de: 'kurzes Haar', en: 'short hair' },
    front: path(
      `M-140,-4C-156,-236 156,-236 140,-4C132,-60 124,-92 108,-118C60,-140 -60,-140 -108,-118C-124,-92 -132,-60 -140,-4Z`,
    ),
  },
  turban: {
    says: { de: 'Turban', en: 'turban' },
    front: path('M-160,-40C-190,-280 190,-300 168,-36C120,-110 -110,-116 -160,-40Z'),
    shine: stroke(
      'M-150,-60C-80,-190 60,-230 150,-190M-120,-92C-40,-190 90,-200 164,-110M-40,-230C0,-200 30,-160 40,-112',
      6,
      'round',
    ),
  },
  curls: {
    says: { de: 'lockiges Haar', en: 'curly hair' },
    back: disc(-150, -40, 54) + disc(150, -40, 54) + disc(-146, 40, 44) + disc(146, 40, 44),
    front: [-140, -112, -60, 0, 60, 112, 140]
      .map((x, at) => disc(x, [-70, -140, -186, -200, -186, -140, -70][at] ?? 0, 62))
      .join(''),
    shine: [-96, -20, 58].map((x) => stroke(`M${x},-190a34,34 0 1 1 44,34`, 5, 'round')).join(''),
  },
  quiff: {
    says: { de: 'Haartolle', en: 'a quiff' },
    front: path(
      'M-140,0C-150,-110 -130,-170 -100,-196C-70,-280 120,-290 150,-190C160,-130 150,-60 140,0C134,-60 124,-92 104,-116C40,-96 -40,-110 -104,-120C-124,-92 -134,-60 -140,0Z',
    ),
    shine: stroke('M-60,-190C-20,-250 80,-250 110,-200', 5, 'round'),
  },
  scarf: {
    says: { de: 'Kopftuch', en: 'headscarf' },
    back: path('M-170,400C-200,60 -190,-246 0,-246C190,-246 200,60 170,400Z'),
    front: path(
      'M-150,60C-170,-300 170,-300 150,60C140,150 90,210 0,214C-90,210 -140,150 -150,60ZM-112,40C-100,120 -60,176 0,178C60,176 100,120 112,40C118,-70 70,-128 0,-128C-70,-128 -118,-70 -112,40Z',
    ),
    shine: stroke('M-120,190C-60,240 60,250 150,210M-60,-200C-20,-220 60,-216 100,-190', 5, 'round'),
  },
  bob: {
    says: { de: 'kinnlanges Haar', en: 'chin-length hair' },
    back: path('M-176,150C-200,-60 -170,-236 0,-236C170,-236 200,-60 176,150C120,190 -120,190 -176,150Z'),
    front: path(
      'M-142,30C-160,-150 -120,-226 -10,-226C110,-226 160,-150 142,30C138,-40 120,-90 80,-120C20,-150 -70,-120 -116,-60C-130,-40 -140,-10 -142,30Z',
    ),
    shine: stroke('M-90,-150C-50,-190 40,-196 90,-160', 5, 'round'),
  },
  thin: {
    says: { de: 'lichtes graues Haar', en: 'thinning grey hair' },
    back: disc(-138, -30, 40) + disc(138, -30, 40),
    front: stroke('M-140,-30C-140,-150 -70,-186 -20,-180M140,-30C140,-150 70,-186 20,-180', 24, 'round'),
  },
  side: {
    says: { de: 'langes Haar über eine Schulter', en: 'long hair over one shoulder' },
    back: path('M-150,60C-190,-240 150,-260 170,-60C190,60 250,180 190,380C120,420 60,380 70,300Z'),
    front: path(
      'M-140,20C-160,-150 -110,-230 10,-228C120,-226 170,-120 146,40C140,-30 130,-80 60,-140C0,-110 -90,-100 -140,20Z',
    ),
    shine: stroke('M80,-150C130,-110 150,-40 150,40', 5, 'round'),
  },
  puffs: {
    says: { de: 'zwei runde Dutts', en: 'two round buns' },
    back: disc(-140, -200, 80) + disc(140, -200, 80),
    front: path(`${CAP}C30,-140 -30,-140 -90,-124C-120,-104 -132,-70 -142,-10Z`),
    shine: stroke('M0,-210V-140', 5),
  },
  afro: {
    says: { de: 'volles rundes Haar', en: 'full, round hair' },
    back: disc(0, -70, 226),
    front: path(
      'M-134,-30C-130,-150 -60,-170 0,-170C60,-170 130,-150 134,-30C112,-104 70,-116 0,-116C-70,-116 -112,-104 -134,-30Z',
    ),
  },
  band: {
    says: { de: 'Haarreif und welliges Haar', en: 'hairband and wavy hair' },
    back: path(
      'M-166,210C-140,150 -200,90 -170,30C-200,-220 200,-220 170,30C200,90 140,150 166,210C120,240 100,200 0,200C-100,200 -120,240 -166,210Z',
    ),
    front: path(`${CAP}C50,-150 -50,-150 -90,-124C-120,-104 -132,-70 -142,-10Z`),
    shine: stroke('M-136,-90C-100,-196 100,-196 136,-90', 16),
  },
  cap: {
    says: { de: 'Schirmmütze', en: 'peaked cap' },
    front:
      path('M-150,-70C-160,-260 160,-260 150,-70Z') +
      path('M-160,-84H110C190,-80 220,-50 224,-34C150,-60 -60,-56 -160,-40Z'),
    shine: stroke('M-146,-92H150', 6),
  },
  bald: {
    says: { de: 'kahler Kopf', en: 'bald head' },
    front: '',
  },
} satisfies Record<string, Hairdo>

export type HairdoName = keyof typeof HAIRDOS
