import type { Bilingual } from 'openfoyer/content'
import { bar, disc, path, stroke } from '../press/draw.ts'

/** Clothes of the shoulders; the neck is at 0|250. */
export interface Garment {
  says: Bilingual
  /** Over the shoulders, below the collar. */
  drawing: string
  /** Parts that stay bare paper. */
  trim: string
}

const SHOULDERS = path('M-440,640C-420,390 -300,330 -110,296Q0,340 110,296C300,330 420,390 440,640Z')

export const GARMENTS = {
  roll: {
    says: { de: 'Rollkragen', en: 'roll-neck jumper' },
    drawing: SHOULDERS + path('M-104,330C-112,250 -96,226 -84,206Q0,240 84,206C96,226 112,250 104,330Z'),
    trim: stroke('M-98,262Q0,300 98,262', 6),
  },
  shirt: {
    says: { de: 'Hemdkragen', en: 'shirt collar' },
    drawing: SHOULDERS,
    trim: path('M-100,270L0,350L-56,430L-140,310ZM100,270L0,350L56,430L140,310Z') + bar(-4, 360, 8, 240),
  },
  tie: {
    says: { de: 'Hemd und Krawatte', en: 'shirt and tie' },
    drawing: SHOULDERS,
    trim: path('M-104,270L0,350L104,270L130,640H-130ZM-30,366L0,350L30,366L22,402L52,640H-52L-22,402Z'),
  },
  jacket: {
    says: { de: 'offene Jacke', en: 'open jacket' },
    drawing: SHOULDERS,
    trim:
      path('M-96,280Q0,340 96,280L40,640H-40Z') +
      stroke('M-110,300L-40,470L-60,640M110,300L40,470L60,640', 6),
  },
  round: {
    says: { de: 'runder Ausschnitt', en: 'round neckline' },
    drawing: SHOULDERS,
    trim: path('M-120,286Q0,430 120,286Q0,370 -120,286Z'),
  },
  stripes: {
    says: { de: 'Streifenpullover', en: 'striped jumper' },
    drawing: SHOULDERS,
    trim: [0, 1, 2, 3]
      .map((row) => stroke(`M-440,${410 + row * 44}Q0,${330 + row * 44} 440,${410 + row * 44}`, 18))
      .join(''),
  },
  dots: {
    says: { de: 'gepunktete Bluse', en: 'dotted blouse' },
    drawing: SHOULDERS,
    trim: [-320, -220, -120, -20, 80, 180, 280]
      .flatMap((x, at) => [disc(x + 10, 372 + (at % 2) * 26, 13), disc(x + 50, 430, 13)])
      .join(''),
  },
  shawl: {
    says: { de: 'Schal', en: 'scarf' },
    drawing:
      SHOULDERS +
      path(
        'M-150,330C-150,250 -110,220 -84,214Q0,260 84,214C110,220 150,250 150,330C90,380 -90,380 -150,330Z',
      ) +
      path('M40,340L130,350L150,640H30Z'),
    trim: stroke('M-140,300Q0,350 140,290M60,380V640', 6),
  },
} satisfies Record<string, Garment>

export type GarmentName = keyof typeof GARMENTS
