import { column, headline, type ModuleInput, questions, quote, section } from 'openfoyer/content'
import type { ProductionKey } from './productions/productions.ts'

type OwnSection = (say: (de: string, en: string) => string) => ModuleInput[]

/** The section at the end of the festival's page. */
export const festivalSection: OwnSection = (say) => [
  section(
    'cc03',
    column(
      'small-12',
      headline(say('Vor der ersten Überfahrt', 'Before the first crossing')),
      questions(
        say('ueberfahrt', 'crossing'),
        [
          say('Fährt die Fähre auch nachts?', 'Does the ferry run at night?'),
          say(
            'Bis die letzte Veranstaltung aus ist, und dann noch einmal für alle, die ihren Schal vergessen haben.',
            'Until the last event is over, and then once more for everyone who forgot a scarf.',
          ),
        ],
        [
          say('Was, wenn wirklich die Sonne scheint?', 'What if the sun really shines?'),
          say(
            'Sonnenbrillen liegen an Bord bereit. Im Dezember sind sie bisher alle übrig geblieben.',
            'There are sunglasses on board. In December none has been taken so far.',
          ),
        ],
      ),
    ),
  ),
]

/** The sections at the end of some productions' pages. */
export const productionSections: Partial<Record<ProductionKey, OwnSection>> = {
  antigone: (say) => [
    quote(
      say(
        '„Nach der Vorstellung stand eine Hafenarbeiterin auf und sagte: So war das. Dann ging sie ihre Schicht machen.“',
        '“After the performance a docker stood up and said: that is how it was. Then she went off to work her shift.”',
      ),
      say('Jasper Nordmeyer, Dramaturgie', 'Jasper Nordmeyer, dramaturge'),
    ),
  ],
}
