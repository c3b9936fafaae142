import { button, column, downloads, headline, quote, section, text } from 'openfoyer/content'
import type { DemoPage } from './furnish.ts'

export const press: DemoPage = {
  in_secondary_menu: true,
  in_footer: true,
  languages: {
    de: {
      path: 'presse',
      title: 'Presse',
      headline: 'Schreiben\u00a0Sie, was Sie gesehen haben',
      meta_description: 'Pressekarten, Bildmaterial und Kontakt des Hauses Meridian.',
    },
    en: {
      path: 'press',
      title: 'Press',
      headline: 'Write what you saw',
      meta_description: 'Press tickets, pictures and contact at Haus Meridian.',
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
        'small-12 large-5',
        headline(say('Wer Ihnen antwortet', 'Who answers you'), { anchor: say('kontakt', 'contact') }),
      ),
      column(
        'small-12 large-7',
        text(
          say(
            '<p><strong>Jasper Nordmeyer</strong>, Leitender Dramaturg, zuständig für die Presse<br /><a href="mailto:presse@meridian.example">presse@meridian.example</a><br />Telefon <a href="tel:+49000555033">+49 000 5550-33</a>, werktags von 11:00 bis 17:00 Uhr; vorher wird gelesen.</p>',
            '<p><strong>Jasper Nordmeyer</strong>, head of dramaturgy, responsible for the press<br /><a href="mailto:presse@meridian.example">presse@meridian.example</a><br />Telephone <a href="tel:+49000555033">+49 000 5550-33</a>, weekdays from 11:00 to 17:00; before that we read.</p>',
          ),
        ),
        button(say('Pressekarten anfragen', 'Ask for press tickets'), form('contact')),
      ),
    ),
    section(
      'cc01',
      column(
        'small-12 large-5',
        headline(say('Bilder zum Herunterladen', 'Pictures to download'), {
          anchor: say('bilder', 'pictures'),
        }),
      ),
      column(
        'small-12 large-7',
        text(
          say(
            'Frei für die Berichterstattung über das Haus, wenn Sie den Nachweis nennen, der beim Bild steht. Druckfähige Größen, Probenfotos und Programmhefte schicken wir Ihnen auf Anfrage.',
            'Free for coverage of the house, provided you give the credit that stands with the picture. Sizes for print, rehearsal photographs and programmes are sent on request.',
          ),
        ),
      ),
      column(
        'small-12',
        downloads(
          [picture('poster-granary'), say('Der Nachtspeicher, Plakat', 'The Night Store, poster')],
          [picture('scene-watchman'), say('Der Nachtspeicher, Szene', 'The Night Store, scene')],
          [picture('venue-weighing-house'), say('Die Waage', 'The Weighing House')],
          [
            picture('poster-water-room'),
            say('Ein Zimmer aus Wasser, Plakat', 'A Room Made of Water, poster'),
          ],
          [picture('scene-duet'), say('Ein Zimmer aus Wasser, Szene', 'A Room Made of Water, scene')],
          [picture('venue-granary'), say('Der Speicher', 'The Granary')],
        ),
      ),
    ),
  ],
}
