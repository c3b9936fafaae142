import { button, column, eventList, fullTeaser, headline, quote, section, text } from 'openfoyer/content'
import type { DemoPage } from './furnish.ts'

export const home: DemoPage = {
  page_class: 'home',
  languages: {
    de: {
      path: '',
      title: 'Haus Meridian',
      headline: 'Mittags steht die Sonne über der Bühne.',
      meta_title: 'Haus Meridian',
      meta_description:
        'Theater, Konzert, Tanz und Gespräch am Fluss: das Haus Meridian zeigt jeden Abend etwas, das es morgen so nicht mehr gibt.',
    },
    en: {
      path: '',
      title: 'Haus Meridian',
      headline: 'At noon the\u00a0sun stands\u00a0above the\u00a0stage.',
      meta_title: 'Haus Meridian',
      meta_description:
        'Theatre, concerts, dance and talk by the river: every night Haus Meridian shows something that will not exist tomorrow.',
    },
  },
  modules: ({ say, picture, categories, production }) => [
    section('', column('small-12', eventList({ first_large: true }))),
    fullTeaser('image-left', picture('poster-granary'), {
      preline: say('Uraufführung im Großen Saal', 'World premiere in the Great Hall'),
      headline: say('Der Nachtspeicher', 'The Night Store'),
      subline: say('Ein Wächter, sieben Böden, ein Geräusch', 'A watchman, seven floors, a noise'),
      text: say(
        'Der Wächter Brodersen bewacht seit neunzehn Jahren einen leeren Speicher. Eines Nachts hört er im fünften Geschoss jemanden fegen.',
        'For nineteen years the watchman Brodersen has guarded an empty granary. One night he hears somebody sweeping on the fifth floor.',
      ),
      link_text: say('Mit hinaufsteigen', 'Climb up with him'),
      link: production('nachtspeicher'),
    }),
    section(
      '',
      column(
        'small-12 large-5',
        headline(
          say('Ein Haus, eine\u00a0Linie, ein\u00a0Licht', 'One house, one\u00a0line, one\u00a0light'),
          {
            preline: say('Theater · Konzert · Tanz · Gespräch', 'Theatre · Concert · Dance · Talk'),
          },
        ),
      ),
      column(
        'small-12 large-7',
        text(
          say(
            'Das Haus Meridian steht am Fluss, dort, wo früher das Getreide umgeladen wurde. Der Speicher ist heute der Große Saal, die Waage das Studio, und im Kesselhaus wird gegessen, gestritten und getanzt.',
            'Haus Meridian stands by the river, where grain once changed from barge to train. The granary is now the Great Hall, the weighing house is the Studio, and in the Boiler House people eat, argue and dance.',
          ),
          say(
            'Wir spielen an sechs Tagen der Woche. Manches ist laut, manches kaum zu hören. Alles geschieht vor Ihren Augen, und nichts davon zweimal.',
            'We play six days a week. Some of it is loud, some of it barely audible. All of it happens in front of you, and none of it twice.',
          ),
        ),
      ),
    ),
    section(
      'cc03',
      column(
        'small-12',
        quote(
          say(
            'Ein Abend ist gelungen, wenn auf der Fähre noch gestritten wird.',
            'An evening has worked if they are still arguing on the ferry.',
          ),
          say('Friederike Halm, Intendantin', 'Friederike Halm, artistic director'),
        ),
      ),
    ),
    section(
      'cc01',
      column(
        'small-12',
        headline(say('Was wir uns dabei denken', 'What we think we are doing'), {
          preline: say('Aus dem Magazin', 'From the magazine'),
        }),
        { model: 'blog-teaser-list', items: 2 },
      ),
    ),
    section(
      'cc02',
      column(
        'small-12 large-8',
        headline(
          say('Wer zu früh kommt, sieht uns beim Atmen zu.', 'Come too early and you can watch us breathe.'),
          {
            preline: say('Vor der Vorstellung', 'Before the show'),
            subline: say(
              'Das Foyer öffnet neunzig Minuten vor Beginn.',
              'The foyer opens ninety minutes before curtain-up.',
            ),
          },
        ),
      ),
      column(
        'small-12 large-4',
        text(
          say(
            'Im Foyer brennt Licht, lange bevor der Saal sich füllt. Setzen Sie sich an den langen Tisch. Fragen Sie die Dramaturgie, warum das Stück so endet.',
            'The lights are on in the foyer long before the hall fills. Sit down at the long table. Ask the dramaturges why the play ends the way it does.',
          ),
        ),
        button(say('Wie Sie zu uns kommen', 'How to find us'), say('/de/besuch', '/en/visit')),
      ),
    ),
    section(
      'cc02',
      column(
        'small-12 medium-4',
        headline(say('612 Plätze', '612 seats'), {
          preline: say('Großer Saal', 'Great Hall'),
          subline: say('eine Orgel, eine Drehbühne', 'an organ, a revolving stage'),
        }),
      ),
      column(
        'small-12 medium-4',
        headline(say('140 Plätze', '140 seats'), {
          preline: 'Studio',
          subline: say('schwarz, wandelbar', 'black, changeable'),
        }),
      ),
      column(
        'small-12 medium-4',
        headline(say('Kein Stuhl', 'No chairs'), {
          preline: say('Kesselhaus', 'Boiler House'),
          subline: say('Stehplätze, Küche, offenes Ende', 'standing room, a kitchen, an open end'),
        }),
      ),
    ),
    section(
      '',
      column(
        'small-12',
        headline(say('Kleines Wörterbuch', 'A small dictionary'), {
          preline: say('Zum Nachschlagen im Dunkeln', 'To look up in the dark'),
        }),
        { model: 'highlight-teaser', categories: categories.slice(-1) },
      ),
    ),
    section(
      'cc03',
      column(
        'small-12 large-5',
        headline(
          say(
            'Donau\u00addampf\u00adschifffahrts\u00adgesellschafts\u00adkapitäns\u00admützen haben freien Eintritt.',
            'Owners of a Danube steamship captain’s cap get in free.',
          ),
          { level: 3, preline: say('Kleingedrucktes', 'Small print') },
        ),
      ),
      column(
        'small-12 large-7',
        text(
          say(
            'Alle anderen zahlen, was sie können, mindestens aber acht Euro: dienstags gilt das für jede Vorstellung im Studio. Ermäßigungen, Begleitpersonen und Sichtbehinderungen regeln wir an der Kasse, und zwar freundlich.',
            'Everyone else pays what they can, from eight euros: on Tuesdays that goes for every performance in the Studio. Concessions, companions and restricted views are settled at the box office, and settled kindly.',
          ),
        ),
        button(say('Zum ganzen Programm', 'Everything that’s on'), say('/de/programm', '/en/events')),
      ),
    ),
  ],
}
