import type { NewPage } from '../../src/pages/write.ts'
import { column, headline, section, text } from '../modules.ts'

export const home: NewPage = {
  pageClass: 'home',
  languages: {
    de: {
      path: '',
      fields: {
        title: 'Haus Meridian',
        headline: 'Mittags steht die Sonne über der Bühne.',
        meta_title: 'Haus Meridian',
        meta_description:
          'Theater, Konzert, Tanz und Gespräch am Fluss: das Haus Meridian zeigt jeden Abend etwas, das es morgen so nicht mehr gibt.',
      },
      modules: [
        section(
          '',
          column(
            'small-12 large-5',
            headline('Ein Haus, eine Linie, ein Licht', { preline: 'Theater · Konzert · Tanz · Gespräch' }),
          ),
          column(
            'small-12 large-7',
            text(
              'Das Haus Meridian steht am Fluss, dort, wo früher das Getreide umgeladen wurde. Der Speicher ist heute der Große Saal, die Waage das Studio, und im Kesselhaus wird gegessen, gestritten und getanzt.',
              'Wir spielen an sechs Tagen der Woche. Manches ist laut, manches kaum zu hören. Alles geschieht vor Ihren Augen, und nichts davon zweimal.',
            ),
          ),
        ),
        section(
          'cc02',
          column(
            'small-12 large-8',
            headline('Wer zu früh kommt, sieht uns beim Atmen zu.', {
              preline: 'Vor der Vorstellung',
              subline: 'Das Foyer öffnet neunzig Minuten vor Beginn.',
            }),
            text(
              'Im Foyer brennt Licht, lange bevor der Saal sich füllt. Setzen Sie sich an den langen Tisch. Fragen Sie die Dramaturgie, warum das Stück so endet. <a href="/de/besuch">Wie Sie zu uns kommen</a>, steht auf der Besuchsseite.',
            ),
          ),
        ),
        section(
          'cc03',
          column(
            'small-12 medium-6 large-4',
            headline('Großer Saal', { level: 3, subline: '612 Plätze, Orgel, Drehbühne' }),
          ),
          column(
            'small-12 medium-6 large-4',
            headline('Studio', { level: 3, subline: '140 Plätze, schwarz, wandelbar' }),
          ),
          column(
            'small-12 medium-6 large-4',
            headline('Kesselhaus', { level: 3, subline: 'Stehplätze, Küche, offenes Ende' }),
          ),
        ),
        section(
          '',
          column(
            'small-12 large-5',
            headline(
              'Donau\u00addampf\u00adschifffahrts\u00adgesellschafts\u00adkapitäns\u00admützen haben freien Eintritt.',
              { level: 3, preline: 'Kleingedrucktes' },
            ),
          ),
          column(
            'small-12 large-7',
            text(
              'Alle anderen zahlen, was sie können, mindestens aber acht Euro: dienstags gilt das für jede Vorstellung im Studio. Ermäßigungen, Begleitpersonen und Sichtbehinderungen regeln wir an der Kasse, und zwar freundlich.',
            ),
          ),
        ),
      ],
    },
    en: {
      path: '',
      fields: {
        title: 'Haus Meridian',
        headline: 'At noon the sun stands above the stage.',
        meta_title: 'Haus Meridian',
        meta_description:
          'Theatre, concerts, dance and talk by the river: every night Haus Meridian shows something that will not exist tomorrow.',
      },
      modules: [
        section(
          '',
          column(
            'small-12 large-5',
            headline('One house, one line, one light', { preline: 'Theatre · Concert · Dance · Talk' }),
          ),
          column(
            'small-12 large-7',
            text(
              'Haus Meridian stands by the river, where grain once changed from barge to train. The granary is now the Great Hall, the weighing house is the Studio, and in the Boiler House people eat, argue and dance.',
              'We play six days a week. Some of it is loud, some of it barely audible. All of it happens in front of you, and none of it twice.',
            ),
          ),
        ),
        section(
          'cc02',
          column(
            'small-12 large-8',
            headline('Come too early and you can watch us breathe.', {
              preline: 'Before the show',
              subline: 'The foyer opens ninety minutes before curtain-up.',
            }),
            text(
              'The lights are on in the foyer long before the hall fills. Sit down at the long table. Ask the dramaturges why the play ends the way it does. <a href="/en/visit">How to find us</a> is on the visit page.',
            ),
          ),
        ),
        section(
          'cc03',
          column(
            'small-12 medium-6 large-4',
            headline('Great Hall', { level: 3, subline: '612 seats, an organ, a revolving stage' }),
          ),
          column(
            'small-12 medium-6 large-4',
            headline('Studio', { level: 3, subline: '140 seats, black, changeable' }),
          ),
          column(
            'small-12 medium-6 large-4',
            headline('Boiler House', { level: 3, subline: 'Standing room, a kitchen, an open end' }),
          ),
        ),
        section(
          '',
          column(
            'small-12 large-5',
            headline('Owners of a Danube steamship captain’s cap get in free.', {
              level: 3,
              preline: 'Small print',
            }),
          ),
          column(
            'small-12 large-7',
            text(
              'Everyone else pays what they can, from eight euros: on Tuesdays that goes for every performance in the Studio. Concessions, companions and restricted views are settled at the box office, and settled kindly.',
            ),
          ),
        ),
      ],
    },
  },
}
