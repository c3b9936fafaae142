import { button, column, headline, imageList, quote, section, text } from '../modules.ts'
import type { DemoPage } from './furnish.ts'

export const press: DemoPage = {
  inSecondaryMenu: true,
  inFooter: true,
  languages: {
    de: {
      path: 'presse',
      fields: {
        title: 'Presse',
        headline: 'Schreiben\u00a0Sie, was Sie gesehen haben',
        meta_description: 'Pressekarten, Bildmaterial und Kontakt des Hauses Meridian.',
      },
    },
    en: {
      path: 'press',
      fields: {
        title: 'Press',
        headline: 'Write what you saw',
        meta_description: 'Press tickets, pictures and contact at Haus Meridian.',
      },
    },
  },
  modules: ({ say, picture, form }) => [
    section(
      '',
      column(
        'small-12 large-7',
        text(
          say(
            'Pressekarten gibt es bis drei Tage vor der Premiere, immer am Gang, damit Sie rechtzeitig an die Tastatur kommen. Verrisse hängen wir im Kantinenflur auf, die guten davon gerahmt.',
            'Press tickets are available until three days before opening night, always on the aisle so that you reach your keyboard in time. Bad reviews go up in the canteen corridor, the good ones among them framed.',
          ),
        ),
      ),
    ),
    section(
      'cc03',
      column(
        'small-12',
        quote(
          say('Zwei Stunden, die mir niemand zurückgibt.', 'Two hours nobody will give me back.'),
          say(
            'Kaistädter Bote, gerahmt, dritter Nagel links',
            'Kaistädter Bote, framed, third nail on the left',
          ),
        ),
      ),
    ),
    section(
      '',
      column(
        'small-12',
        headline(say('Bilder und Texte', 'Pictures and texts')),
        imageList(
          [picture('poster-granary'), say('Der Nachtspeicher', 'The Night Store')],
          [picture('poster-water-room'), say('Ein Zimmer aus Wasser', 'A Room Made of Water')],
          [picture('photo-harbour'), say('Der Kai, um 1865', 'The quay, around 1865')],
          [picture('poster-shadow-boxer'), say('Schattenboxen', 'Shadow Boxing')],
          [picture('venue-weighing-house'), say('Die Waage', 'The Weighing House')],
          [picture('poster-noon-line'), say('Mittagslinie', 'Noon Line')],
        ),
      ),
    ),
    section(
      'cc01',
      column(
        'small-12 large-6',
        text(
          say(
            'Plakate, Probenfotos und Programmhefte schicken wir auf Anfrage in druckfähiger Größe. Bei Veröffentlichung nennen Sie bitte den Nachweis, der beim Bild steht.',
            'Posters, rehearsal photographs and programmes are sent on request, large enough to print. When publishing, please give the credit that stands beside the picture.',
          ),
        ),
      ),
      column(
        'small-12 large-6',
        text(
          say(
            'Kontakt: <a href="mailto:presse@meridian.example">presse@meridian.example</a>, Telefon +49 000 5550-33, werktags ab elf; vorher wird gelesen.',
            'Contact: <a href="mailto:presse@meridian.example">presse@meridian.example</a>, telephone +49 000 5550-33, weekdays from eleven; before that we read.',
          ),
        ),
        button(say('Pressekarten anfragen', 'Ask for press tickets'), form('contact')),
      ),
    ),
  ],
}
