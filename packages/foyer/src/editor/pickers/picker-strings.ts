import { defineStrings } from '../../contract/define-strings.ts'

/** Texts of the finders: links, pictures, items. */
export const pickerStrings = defineStrings('editor/pickers/picker', {
  search: { de: 'Suchen', en: 'Search' },
  nothingFound: { de: 'Nichts gefunden.', en: 'Nothing found.' },
  findLink: { de: 'Ziel suchen', en: 'Find what to link to' },
  findItem: { de: 'Suchen', en: 'Find' },
  everything: { de: 'Alles', en: 'Everything' },
  pages: { de: 'Seiten', en: 'Pages' },
  events: { de: 'Termine', en: 'Events' },
  productions: { de: 'Produktionen', en: 'Productions' },
  articles: { de: 'Artikel', en: 'Articles' },
  forms: { de: 'Formulare', en: 'Forms' },
  people: { de: 'Personen', en: 'People' },
  venues: { de: 'Orte', en: 'Venues' },
  series: { de: 'Reihen', en: 'Series' },
  files: { de: 'Dateien', en: 'Files' },
  anchors: { de: 'Auf dieser Seite', en: 'On this page' },
  external: { de: 'Andere Website', en: 'Another website' },
  takeAddress: { de: 'Diese Adresse verwenden', en: 'Use this address' },
  noAnchors: {
    de: 'Kein Baustein hat einen Anker. Geben Sie ihm im Formular einen Namen.',
    en: 'No block has an anchor. Give it a name in its form.',
  },
  findImage: { de: 'Bild suchen', en: 'Find a picture' },
  editImage: { de: 'Bild bearbeiten', en: 'Edit the picture' },
  newImage: { de: 'Neues Bild', en: 'New picture' },
  upload: { de: 'Hochladen', en: 'Upload' },
  photograph: { de: 'Foto aufnehmen', en: 'Take a photo' },
  otherRatio: {
    de: (film: string, still: string) =>
      `Der Film hat ${film} Bildpunkte, das Standbild ${still}: Neben dem Film bleiben Ränder. Bitte wählen Sie ein Standbild im Seitenverhältnis des Films.`,
    en: (film: string, still: string) =>
      `The film has ${film} pixels, the still ${still}: bars remain beside the film. Please choose a still with the aspect ratio of the film.`,
  },
  dropHelp: {
    de: 'Sie können ein Bild hierher ziehen oder einfügen.',
    en: 'You can drop or paste a picture here.',
  },
  takeImage: { de: 'Bild hochladen', en: 'Upload the picture' },
  alt: { de: 'Was ist zu sehen?', en: 'What does it show?' },
  altDe: { de: 'Was ist zu sehen? (Deutsch)', en: 'What does it show? (German)' },
  altEn: { de: 'Was ist zu sehen? (Englisch)', en: 'What does it show? (English)' },
  altHelp: {
    de: 'Für alle, die das Bild nicht sehen. Nur ein Bild, das nichts sagt, was nicht auch daneben steht, ist rein schmückend.',
    en: 'For those who do not see the picture. Only a picture that says nothing the words beside it do not say is decorative.',
  },
  altMissing: {
    de: 'Bitte sagen Sie auf Deutsch und Englisch, was zu sehen ist, oder kreuzen Sie „Rein schmückend“ an.',
    en: 'Please say in German and English what it shows, or tick “Decorative only”.',
  },
  altMissingHere: {
    de: 'Bitte sagen Sie, was zu sehen ist, oder kreuzen Sie „Rein schmückend“ an.',
    en: 'Please say what it shows, or tick “Decorative only”.',
  },
  decorative: { de: 'Rein schmückend', en: 'Decorative only' },
  credit: { de: 'Bildnachweis', en: 'Credit' },
  focalPoint: { de: 'Bildmitte', en: 'Focal point' },
  focalHelp: {
    de: 'Drücken Sie auf die Stelle, die kein Zuschnitt verlieren darf; die Pfeiltasten verschieben sie.',
    en: 'Press the spot that no crop may lose; the arrow keys move it.',
  },
  save: { de: 'Speichern', en: 'Save' },
})
