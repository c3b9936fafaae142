import type { Bilingual } from '../../contract/locale.ts'

/** What the law of a country asks a venue to write. */
export interface Law {
  /** Sections of the imprint after the name and address, which every country asks for. */
  imprint: Section[]
  /** The title of the imprint, which names the law where the law is usually named. */
  imprintLaw: Bilingual
  /** The law on personal data, as a sentence names it. */
  dataLaw: Bilingual
  /** The rights of the people whose data are processed. */
  rights: Bilingual
  /** Where they may complain. */
  authority: Bilingual
  /** The law on accessible websites. */
  accessLaw: Bilingual
  /** Where somebody can complain about barriers. */
  enforcement: Bilingual
}

export interface Section {
  title: Bilingual
  text: Bilingual[]
}
