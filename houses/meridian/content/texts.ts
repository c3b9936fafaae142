import type { Bilingual, ValuesOf } from 'openfoyer/content'

/** A longer text: its paragraphs, in both languages. */
export type Prose = Bilingual<string[]>

export const NOTHING: Bilingual = { de: '', en: '' }

export type RecordingName = 'prelude' | 'bell'

/** A piece as the demo plans it: a recording has an address only after it is stored. */
type Work = NonNullable<ValuesOf<'production'>['works']>[number]
export type PlannedWork = Omit<Work, 'audio_url'> & { recording?: RecordingName }

export const work = (
  composer: string,
  title: Bilingual,
  note: Bilingual = NOTHING,
  recording?: RecordingName,
): PlannedWork => ({ composer, title, note, ...(recording && { recording }) })
