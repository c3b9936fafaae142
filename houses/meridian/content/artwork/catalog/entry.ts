import type { Bilingual } from 'openfoyer/content'

export interface Entry {
  /** For people who do not see the picture; includes its lettering. */
  alt: Bilingual
  /** The centre of crops, as shares of width and height. */
  focal: [x: number, y: number]
}

export const HOUSE_CREDIT = 'Haus Meridian'
