import type { NewPage } from '../../src/pages/write.ts'
import { text } from '../modules.ts'

/** A word in the menu rather than a place to go: it only opens what stands below it. */
export const participate: NewPage = {
  inMenu: true,
  isClickable: false,
  languages: {
    de: {
      path: 'mitmachen',
      fields: {
        title: 'Mitmachen',
        headline: 'Sitzen bleiben kann jeder',
        meta_description: 'Lernen, mieten, abonnieren: was man im Haus Meridian tun kann außer zuschauen.',
      },
      modules: [text('Lernen, feiern, wiederkommen: drei Arten, dem Haus näher zu sein als Reihe eins.')],
    },
    en: {
      path: 'take-part',
      fields: {
        title: 'Take part',
        headline: 'Anyone can stay seated',
        meta_description: 'Learn, hire, subscribe: what to do at Haus Meridian other than watch.',
      },
      modules: [text('Learn, celebrate, come back: three ways to be closer to the house than row one.')],
    },
  },
}
