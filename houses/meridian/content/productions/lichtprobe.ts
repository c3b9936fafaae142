import { NO_WORDS, type Production } from './production.ts'

export const lichtprobe: Production = {
  title: { de: 'Lichtprobe', en: 'Lighting Call' },
  subtitle: { de: 'Eine Ausstellung, die man anknipsen muss', en: 'An exhibition you have to switch on' },
  author: 'Miro Sandhagen',
  description: {
    de: [
      'Vierzig Jahre Scheinwerfer, von der Kohlebogenlampe bis zur Glühbirne, die bei „Antigone“ durchbrannte und dafür Szenenapplaus bekam. In der Halle hängen sie in Augenhöhe, jeder mit einem Schalter und einer Geschichte.',
      'Der Rundgang dauert eine Stunde und ist auf fünfundzwanzig Menschen begrenzt: Mehr Schatten passen nicht an die Wand. Um zwölf fällt das Tageslicht senkrecht durch den Schornstein; diese Stunde ist zuerst ausverkauft.',
    ],
    en: [
      'Forty years of stage lights, from the carbon arc lamp to the bulb that blew during “Antigone” and got a round of applause for it. In the hall they hang at eye level, each with a switch and a story.',
      'The tour takes an hour and is limited to twenty-five people: the wall has no room for more shadows. At twelve the daylight falls straight down the chimney; that hour sells out first.',
    ],
  },
  type: 'exhibition',
  genre: 'art',
  tags: ['participatory'],
  room: 'halle',
  prices: 'exhibition',
  minutes: 60,
  openMinutes: 420,
  language: NO_WORDS,
  bill: [
    ['sandhagen', 'Sammlung und Einrichtung', 'Collection and installation'],
    ['bleibtreu', 'Raum', 'Space'],
    ['pannwitz', 'Sicherungen', 'Fuses'],
  ],
}
