import type { Bilingual } from './locale.ts'

/** What the shop labels the main price of a seat group; every other one is a discount (2 §5). */
export const FULL_PRICE: Bilingual = { de: 'Vollpreis', en: 'Full price' }
