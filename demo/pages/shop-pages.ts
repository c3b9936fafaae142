import type { NewPage } from '../../src/pages/write.ts'
import { headline, text } from '../modules.ts'

/** Where the shop sends those who ask for its article groups; the same address in both languages. */
export const shopArticles: NewPage = {
  languages: {
    de: {
      path: 'artikel',
      fields: {
        title: 'Gutscheine und Schönes',
        headline: 'Zum Mitnehmen, falls der Abend nicht reicht',
        meta_description: 'Gutscheine, Plakate und Textbücher aus dem Haus Meridian.',
      },
      modules: [
        headline('An der Kasse', { level: 3 }),
        text(
          '<ul><li>Gutscheine über jeden Betrag, der sich schreiben lässt</li><li>Plakate aller Produktionen, 12 Euro, gerollt, nie gefaltet</li><li>Textbücher mit den gestrichenen Stellen, 6 Euro</li><li>Laternen vom Festival, solange sie brennen</li></ul>',
        ),
      ],
    },
    en: {
      path: 'artikel',
      fields: {
        title: 'Vouchers and nice things',
        headline: 'To take away, if the evening is not enough',
        meta_description: 'Vouchers, posters and play texts from Haus Meridian.',
      },
      modules: [
        headline('At the box office', { level: 3 }),
        text(
          '<ul><li>Vouchers for any amount that can be written down</li><li>Posters of all productions, 12 euros, rolled, never folded</li><li>Play texts including the passages we cut, 6 euros</li><li>Festival lanterns, while they burn</li></ul>',
        ),
      ],
    },
  },
}

/** Where the shop sends those who ask for its subscriptions. */
export const shopSubscriptions: NewPage = {
  languages: {
    de: {
      path: 'abonnement',
      fields: {
        title: 'Abonnement',
        headline: 'Ein Platz, der auf Sie wartet',
        meta_description:
          'Warum sich ein Abonnement im Haus Meridian lohnt, auch wenn man es nicht immer einhält.',
      },
      modules: [
        text(
          'Wer abonniert, spart ein Drittel und das Überlegen. Vier Abonnements stehen zur Wahl, <a href="/de/abonnements">alle in einer Tabelle</a>.',
          'Können Sie nicht kommen, tauschen wir bis zum Mittag des Vorstellungstags. Ihr Platz nimmt es nicht übel.',
        ),
      ],
    },
    en: {
      path: 'abonnement',
      fields: {
        title: 'Subscriptions',
        headline: 'A seat that waits for you',
        meta_description: 'Why a subscription at Haus Meridian pays, even if you do not always keep to it.',
      },
      modules: [
        text(
          'Subscribers save a third, and the deliberating. There are four to choose from, <a href="/en/abonnements">all in one table</a>.',
          'If you cannot come, we exchange until noon on the day. Your seat will not hold it against you.',
        ),
      ],
    },
  },
}
