import type { Bilingual } from '../src/contract/locale.ts'
import type { Work } from '../src/domains/productions/contract.ts'

/** A longer text: its paragraphs, in both languages. */
export type Prose = Bilingual<string[]>

/** Paragraphs as the rich text they are stored as. */
export const richText = ({ de, en }: Prose): Bilingual => ({ de: inParagraphs(de), en: inParagraphs(en) })

/** One that begins with a tag is taken as it is. */
const inParagraphs = (paragraphs: string[]) =>
  paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('')

export const NOTHING: Bilingual = { de: '', en: '' }

/** A piece on a programme; nothing is recorded yet. */
export const work = (composer: string, title: Bilingual, note: Bilingual = NOTHING): Work => ({
  composer,
  title,
  note,
  audio_url: '',
})
