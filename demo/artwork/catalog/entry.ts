import type { Bilingual } from '../../../src/contract/locale.ts'

export interface Entry {
  /** For those who do not see the picture; lettering within it is read out. */
  alt: Bilingual
  /** Where a crop keeps its centre, as shares of width and height. */
  focal: [x: number, y: number]
}

export const HOUSE_CREDIT = 'Haus Meridian'
