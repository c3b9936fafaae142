import {
  band,
  column,
  eventList,
  fullTeaser,
  headline,
  logoList,
  questions,
  section,
  text,
} from 'openfoyer/content'
import type { DemoPage } from './furnish.ts'

export const festival: DemoPage = {
  is_landing_page: true,
  page_class: 'festival',
  languages: {
    de: {
      path: 'gegenlicht',
      title: 'Gegenlicht',
      headline: 'Gegenlicht',
      meta_description: 'Vier Tage, zwei Ufer, ein Festival: Gegenlicht im Haus Meridian.',
    },
    en: {
      path: 'against-the-light',
      title: 'Against the Light',
      headline: 'Against the Light',
      meta_description: 'Four days, two banks, one festival: Against the Light at Haus Meridian.',
    },
  },
  modules: ({ say, picture, production, festival: { from, middle, to, pass } }) => [
    section(
      'cc03',
      column(
        'small-12 large-8',
        headline(
          say('Vier Tage, zwei\u00a0Ufer, eine\u00a0Fähre', 'Four days, two\u00a0banks, one\u00a0ferry'),
          {
            preline: say('Das Festival', 'The festival'),
          },
        ),
        text(
          say(
            'Einmal im Jahr schauen wir in die falsche Richtung: in die Sonne, ins Wasser, dem Publikum ins Gesicht.',
            'Once a year we look the wrong way: into the sun, into the water, into the faces of the audience.',
          ),
        ),
      ),
    ),
    section(
      '',
      column(
        'small-12 large-4',
        headline(say('Erst hinein ins Licht', 'First into the light'), {
          preline: say('Donnerstag und Freitag', 'Thursday and Friday'),
        }),
      ),
      column('small-12 large-8', eventList({ date_from: from, date_to: middle })),
    ),
    section(
      'cc01',
      column(
        'small-12 large-4',
        headline(say('Dann wieder heraus', 'Then out again'), {
          preline: say('Samstag und Sonntag', 'Saturday and Sunday'),
        }),
      ),
      column('small-12 large-8', eventList({ date_from: middle, date_to: to })),
    ),
    fullTeaser('fullscreen', picture('scene-noon'), {
      preline: say('Freitag, Samstag, Sonntag um zwölf', 'Friday, Saturday, Sunday at twelve'),
      headline: say('Mittagslinie', 'Noon Line'),
      subline: say('Ein Konzert zum Gehen', 'A concert for walking'),
      text: say(
        'Die Messingschiene beginnt am Kai und endet auf der Bühne, 214 Schritte. Wer geht, hört eine Melodie; wer stehen bleibt, nur seinen Teil davon.',
        'The brass rail begins at the quay and ends on the stage, 214 steps. Those who walk hear a melody; those who stop hear only their part of it.',
      ),
      link_text: say('Mitgehen', 'Walk along'),
      link: production('mittagslinie'),
    }),
    section(
      'cc02',
      column(
        'small-12 large-6',
        headline(say('Der Pass', 'The pass')),
        text(
          say(
            `72 Euro, ermäßigt 40, Überfahrten inbegriffen. Es gibt ihn <a href="${pass}">online</a> und an der Kasse, die dann auf der Fähre sitzt.`,
            `72 euros, concessions 40, crossings included. Available <a href="${pass}">online</a> or from the box office, which moves onto the ferry for those days.`,
          ),
        ),
      ),
      column(
        'small-12 large-6',
        headline(say('Das Frühstück', 'The breakfast')),
        text(
          say(
            'Samstag und Sonntag um zehn, ohne Karte, neben jemandem, den Sie nicht kennen.',
            'Saturday and Sunday at ten, no ticket, next to somebody you do not know.',
          ),
        ),
      ),
    ),
    section(
      '',
      column('small-12 large-4', headline(say('Vor dem Ablegen', 'Before we cast off'), { level: 3 })),
      column(
        'small-12 large-8',
        questions(
          say('fragen', 'questions'),
          [
            say('Was, wenn es regnet?', 'What if it rains?'),
            say(
              'Dann gehen wir trotzdem, mit Schirm und Blech. Nur das Kino am Kai zieht in die Halle um.',
              'Then we walk all the same, with umbrellas and brass. Only the cinema on the quay moves into the hall.',
            ),
          ],
          [
            say('Wie oft fährt die Fähre?', 'How often does the ferry run?'),
            say(
              'Alle zehn Minuten, von neun Uhr bis nach dem letzten Ton. Mit dem Pass fahren Sie, so oft Sie mögen.',
              'Every ten minutes, from nine until after the last note. With the pass you cross as often as you like.',
            ),
          ],
        ),
      ),
    ),
    section(
      'cc01',
      column('small-12 large-4', headline(say('Mit Dank an', 'With thanks to'), { level: 3 })),
      column(
        'small-12 large-8',
        logoList(
          say('Kulturstiftung Unterlauf (erfunden)', 'Kulturstiftung Unterlauf (invented)'),
          say('Reederei Lührs & Tochter (erfunden)', 'Reederei Lührs & Tochter (invented)'),
          say('Laternen Brook (erfunden)', 'Laternen Brook (invented)'),
        ),
      ),
    ),
    band(say('Zum Festivalpass', 'Get the festival pass'), pass),
  ],
}
