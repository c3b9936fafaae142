import type { NewPage } from '../../src/pages/write.ts'
import { headline, text } from '../modules.ts'

export const press: NewPage = {
  inSecondaryMenu: true,
  inFooter: true,
  languages: {
    de: {
      path: 'presse',
      fields: {
        title: 'Presse',
        headline: 'Schreiben Sie, was Sie gesehen haben',
        meta_description: 'Pressekarten, Bildmaterial und Kontakt des Hauses Meridian.',
      },
      modules: [
        text(
          'Pressekarten gibt es bis drei Tage vor der Premiere, immer am Gang, damit Sie rechtzeitig an die Tastatur kommen. Verrisse hängen wir im Kantinenflur auf, die guten davon gerahmt.',
        ),
        headline('Bilder und Texte', { level: 3 }),
        text(
          'Plakate, Probenfotos und Programmhefte schicken wir auf Anfrage in druckfähiger Größe. Bei Veröffentlichung nennen Sie bitte den Nachweis, der beim Bild steht.',
          'Kontakt: presse@meridian.example, Telefon +49 000 5550-33, werktags ab elf; vorher wird gelesen.',
        ),
      ],
    },
    en: {
      path: 'press',
      fields: {
        title: 'Press',
        headline: 'Write what you saw',
        meta_description: 'Press tickets, pictures and contact at Haus Meridian.',
      },
      modules: [
        text(
          'Press tickets are available until three days before opening night, always on the aisle so that you reach your keyboard in time. Bad reviews go up in the canteen corridor, the good ones among them framed.',
        ),
        headline('Pictures and texts', { level: 3 }),
        text(
          'Posters, rehearsal photographs and programmes are sent on request, large enough to print. When publishing, please give the credit that stands beside the picture.',
          'Contact: presse@meridian.example, telephone +49 000 5550-33, weekdays from eleven; before that we read.',
        ),
      ],
    },
  },
}
