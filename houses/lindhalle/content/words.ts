import { type Bilingual, paragraphs } from 'openfoyer/content'

/** A text in both languages; one that is the same in both is given once. */
export const both = (de: string, en: string = de): Bilingual => ({ de, en })

/** Paragraphs in both languages. */
export const prose = (de: string[], en: string[]): Bilingual => ({
  de: paragraphs(...de),
  en: paragraphs(...en),
})
