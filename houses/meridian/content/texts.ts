import type { Bilingual } from '../../../packages/foyer/src/contract/locale.ts'
import type { Work } from '../../../packages/foyer/src/domains/productions/contract.ts'

/** A longer text: its paragraphs, in both languages. */
export type Prose = Bilingual<string[]>

/** Paragraphs as the rich text that is stored. */
export const richText = ({ de, en }: Prose): Bilingual => ({ de: inParagraphs(de), en: inParagraphs(en) })

/** A paragraph that begins with a tag is not changed. */
const inParagraphs = (paragraphs: string[]) =>
  paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('')

export const NOTHING: Bilingual = { de: '', en: '' }

export type RecordingName = 'prelude' | 'bell'

/** A piece as the demo plans it: a recording has an address only after it is stored. */
export type PlannedWork = Omit<Work, 'audio_url'> & { recording?: RecordingName }

export const work = (
  composer: string,
  title: Bilingual,
  note: Bilingual = NOTHING,
  recording?: RecordingName,
): PlannedWork => ({ composer, title, note, ...(recording && { recording }) })
