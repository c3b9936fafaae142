import {
  button,
  column,
  eventList,
  fullTeaser,
  headline,
  onward,
  ownModule,
  section,
  text,
} from 'openfoyer/content'
import { opening } from '../../modules/opening/schema.ts'
import { type Page, worksOf } from './means.ts'

export const home: Page = {
  page_class: 'opening',
  de: {
    path: '',
    title: 'Lindhalle',
    headline: 'Vor dem ersten Ton ist es am schönsten still.',
    meta_title: 'Lindhalle. Konzerthaus am See',
    meta_description:
      'Sinfonien, Quartette, Klavierabende und alte Musik in einem Saal aus Eiche am See: das Programm der Lindhalle in Seehalden.',
  },
  en: {
    path: '',
    title: 'Lindhalle',
    headline: 'Silence is finest just before the first note.',
    meta_title: 'Lindhalle. Concert hall on the lake',
    meta_description:
      'Symphonies, quartets, piano recitals and early music in a hall of oak on a lake: the programme of the Lindhalle in Seehalden.',
  },
  modules: ({ desk, say, pictures, screen, toSeries, toProgramme, workIdOf }) => [
    ownModule(opening, {
      image: pictures.hall,
      caption: say('Grosser Saal, Dienstag, 23.40 Uhr. Bild:', 'Great Hall, a Tuesday, 23:40. Picture:'),
      link_text: say('Zum Programm', 'See the programme'),
      link: screen('events'),
    }),
    section(
      '',
      column(
        'small-12 large-4',
        headline(say('Die nächsten Abende', 'The next evenings')),
        text(
          say(
            'Was in den kommenden Tagen gespielt wird. Das ganze Programm reicht bis in den Sommer.',
            'What is played in the coming days. The whole programme reaches into summer.',
          ),
        ),
        onward(say('Alle Abende', 'All evenings'), screen('events')),
      ),
      column('small-12 large-8', eventList({ date_to: desk.instant(desk.addDays(desk.today, 9), '23:59') })),
    ),
    section(
      'cc01',
      column(
        'small-12',
        worksOf({ workIdOf }, 'mahlerFour', say('Demnächst im grossen Saal', 'Soon in the Great Hall')),
      ),
    ),
    fullTeaser('fullscreen', pictures.violin, {
      preline: say('Künstlerin im Haus', 'Artist in residence'),
      headline: say('Annina Senn', 'Annina Senn'),
      subline: say(
        'Fünf Programme, ein offener Unterricht, ein Abend allein im grossen Saal',
        'Five programmes, an open lesson, one evening alone in the Great Hall',
      ),
      text: say(
        'Ihre Geige ist von 1742, der Boden aus Birnbaum. Im Januar sucht sie mit ihr die Stelle im Saal, an der der Ton am längsten bleibt.',
        'Her violin dates from 1742, its back is of pear wood. In January she takes it to the spot in the hall where the sound stays longest.',
      ),
      link_text: say('Ein Abend allein', 'An evening alone'),
      link: toProgramme('sennAlone'),
    }),
    section(
      '',
      column(
        'small-12 medium-4',
        headline(say('Sinfonie am See', 'Symphony on the Lake'), {
          level: 3,
          preline: say('Donnerstag und Sonntag', 'Thursday and Sunday'),
        }),
        text(
          say(
            'Neun Programme mit dem Orchester der Lindhalle, abends um halb acht und morgens um elf.',
            'Nine programmes with the orchestra of the Lindhalle, at half past seven in the evening and at eleven in the morning.',
          ),
        ),
        onward(say('Zur Reihe', 'See the series'), toSeries('sinfonie')),
      ),
      column(
        'small-12 medium-4',
        headline(say('Vier Stühle', 'Four Chairs'), { level: 3, preline: say('Mittwoch', 'Wednesday') }),
        text(
          say(
            'Streichquartette in der Mitte des Kammersaals. Das Publikum sitzt ringsum.',
            'String quartets in the middle of the Chamber Hall, with the audience all around.',
          ),
        ),
        onward(say('Zur Reihe', 'See the series'), toSeries('quartett')),
      ),
      column(
        'small-12 medium-4',
        headline(say('Mittagsklang', 'Sound at Noon'), {
          level: 3,
          preline: say('Mittwoch, 12.30 Uhr', 'Wednesday, 12:30'),
        }),
        text(
          say(
            'Dreissig Minuten im Seefoyer, Eintritt frei, danach Suppe.',
            'Thirty minutes in the Lake Foyer, admission free, and soup afterwards.',
          ),
        ),
        onward(say('Zur Reihe', 'See the series'), toSeries('mittag')),
      ),
    ),
    fullTeaser('fullscreen', pictures.foyer, {
      preline: say('Abo', 'Subscriptions'),
      headline: say('Ihr Platz bleibt Ihr Platz', 'Your seat remains yours'),
      text: say(
        'Sechs Abos, vom Donnerstag im Parkett bis zu den Kissen der Kleinsten. Tauschen kostet nichts.',
        'Six subscriptions, from Thursdays in the stalls to the cushions of the smallest. Exchanging costs nothing.',
      ),
      link_text: say('Abos ansehen', 'See subscriptions'),
      link: say('/de/abo', '/en/subscribe'),
    }),
    section(
      'cc01',
      column('small-12', headline(say('Aus dem Magazin', 'From the magazine')), {
        model: 'blog-teaser-list',
        items: 2,
      }),
    ),
    section(
      '',
      column(
        'small-12 large-6',
        headline(say('Mit dem Zug, mit dem Schiff, zu Fuss', 'By train, by boat, on foot')),
        text(
          say(
            'Neun Minuten vom Bahnhof, immer am Wasser entlang. Die Abendkasse öffnet neunzig Minuten vor jedem Konzert.',
            'Nine minutes from the station, along the water all the way. The box office opens ninety minutes before every concert.',
          ),
        ),
        button(say('Ihr Besuch', 'Your visit'), say('/de/besuch', '/en/visit')),
      ),
    ),
  ],
}
