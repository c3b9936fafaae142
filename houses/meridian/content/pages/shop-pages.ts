import {
  button,
  column,
  headline,
  imageList,
  questions,
  quote,
  section,
  text,
  twoColumns,
} from 'openfoyer/content'
import type { DemoPage } from './furnish.ts'

/** Where the shop sends visitors who ask for its article groups; the same address in both languages. */
export const shopArticles: DemoPage = {
  languages: {
    de: {
      path: 'artikel',
      title: 'Gutscheine und Schönes',
      headline: 'Zum Mitnehmen, falls der Abend nicht reicht',
      meta_description: 'Gutscheine, Plakate und Textbücher aus dem Haus Meridian.',
    },
    en: {
      path: 'artikel',
      title: 'Vouchers and gifts',
      headline: 'To take home, in case the evening is not enough',
      meta_description: 'Vouchers, posters and play texts from Haus Meridian.',
    },
  },
  modules: ({ say, picture, form }) => [
    section(
      '',
      column('small-12 large-5', headline(say('An der Kasse', 'At the box office'))),
      column(
        'small-12 large-7',
        text(
          say(
            '<ul><li>Gutscheine über jeden Betrag, der sich schreiben lässt</li><li>Plakate aller Produktionen, 12 Euro, gerollt, nie gefaltet</li><li>Textbücher mit den gestrichenen Stellen, 6 Euro</li><li>Laternen vom Festival, solange sie brennen</li></ul>',
            '<ul><li>Vouchers for any amount you can write down</li><li>Posters of all productions, 12 euros, rolled, never folded</li><li>Play texts including the passages we cut, 6 euros</li><li>Festival lanterns, for as long as they burn</li></ul>',
          ),
        ),
        button(say('Etwas zurücklegen lassen', 'Have something put aside'), form('contact')),
      ),
    ),
    section(
      'cc01',
      column(
        'small-12',
        headline(say('Für die Wand gegenüber', 'For the wall opposite')),
        imageList(
          [picture('poster-birds')],
          [picture('poster-water-room')],
          [picture('poster-ferrywoman')],
          [picture('poster-clock')],
          [picture('poster-winter')],
          [picture('poster-long-table')],
        ),
      ),
    ),
  ],
}

/** Where the shop sends visitors who ask for its subscriptions. */
export const shopSubscriptions: DemoPage = {
  languages: {
    de: {
      path: 'abonnement',
      title: 'Abonnement',
      headline: 'Ein Platz, der auf Sie wartet',
      meta_description:
        'Warum sich ein Abonnement im Haus Meridian lohnt, auch wenn man es nicht immer einhält.',
    },
    en: {
      path: 'abonnement',
      title: 'Subscriptions',
      headline: 'A seat that waits for you',
      meta_description: 'Why a subscription at Haus Meridian pays off, even if you do not always use it.',
    },
  },
  modules: ({ say, picture, form }) => [
    section(
      '',
      column(
        'small-12',
        twoColumns(
          'image-text',
          picture('scene-foyer'),
          say(
            'Wer abonniert, spart ein Drittel und das Überlegen. Vier Abonnements stehen zur Wahl, <a href="/de/abonnements">alle in einer Tabelle</a>.',
            'Subscribers save a third, and the trouble of deciding. There are four to choose from, <a href="/en/subscriptions">all in one table</a>.',
          ),
          say(
            'Können Sie nicht kommen, tauschen wir bis zum Mittag des Vorstellungstags. Ihr Platz nimmt es nicht übel.',
            'If you cannot come, we exchange until noon on the day. Your seat will not hold it against you.',
          ),
        ),
      ),
    ),
    section(
      'cc02',
      column(
        'small-12',
        quote(
          say(
            'Reihe 9, seit elf Jahren. Der Sessel seufzt inzwischen mit.',
            'Row 9, for eleven years. By now the seat sighs with me.',
          ),
          say('Karl Vogt, Abonnent', 'Karl Vogt, subscriber'),
        ),
        button(say('Alle Abonnements', 'All subscriptions'), say('/de/abonnements', '/en/subscriptions')),
      ),
    ),
    section(
      '',
      column('small-12 large-4', headline(say('Kurz gefragt', 'Quick questions'), { level: 3 })),
      column(
        'small-12 large-8',
        questions(
          say('fragen', 'questions'),
          [
            say('Verlängert es sich von selbst?', 'Does it renew itself?'),
            say(
              'Nein. Wir fragen im Juni, ob Sie bleiben, und nehmen ein Nein nicht persönlich. Nicht sehr.',
              'No. In June we ask whether you are staying, and do not take a no personally. Not very.',
            ),
          ],
          [
            say('Darf jemand anders auf meinem Platz sitzen?', 'Can somebody else sit in my seat?'),
            say(
              'Jederzeit. Geben Sie die Karte weiter; der Platz gewöhnt sich.',
              'Any time. Pass the ticket on; the seat will get used to it.',
            ),
          ],
          [
            say('Was, wenn mir die Spielzeit nicht gefällt?', 'What if I do not like the season?'),
            say(
              `Dann <a href="${form('contact')}">schreiben Sie uns</a>, welcher Abend es war. Die Dramaturgie antwortet selbst.`,
              `Then <a href="${form('contact')}">write to us</a> which evening it was. The dramaturges answer in person.`,
            ),
          ],
        ),
      ),
    ),
  ],
}
