import { defineStrings } from '../contract/define-strings.ts'

/** Reasons why something was not written. */
export const strings = defineStrings('documents', {
  unknownModel: { de: 'Dieses Modul gibt es nicht.', en: 'There is no such module.' },
  unknownField: { de: 'Dieses Feld gibt es nicht.', en: 'There is no such field.' },
  htmlForAdmins: {
    de: 'Nur die Administration darf HTML schreiben.',
    en: 'Only admins may write HTML.',
  },
  oldHtmlForAdmins: {
    de: 'Diese Fassung enthält HTML, das nicht mehr veröffentlicht ist. Nur die Administration darf sie veröffentlichen.',
    en: 'This version holds HTML that is no longer published. Only admins may publish it.',
  },
  noDocument: {
    de: 'Auf welcher Seite? Bitte nennen Sie „parent“, „after“, „document“ oder mit „object_id“ die Seite.',
    en: 'On which page? Please name “parent”, “after”, “document” or, as “object_id”, the page.',
  },
  severalDocuments: {
    de: 'Dieses Modul steht auf mehreren Seiten. Bitte nennen Sie mit „document“, auf welcher.',
    en: 'This module stands on several pages. Please name which one as “document”.',
  },
  noPicture: {
    de: 'Dieses Bild gibt es nicht (mehr). Bitte wählen Sie ein anderes.',
    en: 'There is no such picture (any more). Please choose another.',
  },
  noPlace: {
    de: 'Hier kann dieser Baustein nicht stehen.',
    en: 'This block does not fit here.',
  },
  noNeighbour: {
    de: 'Der Baustein, hinter dem er stehen soll, steht nicht (mehr) dort.',
    en: 'The block it should follow is not there (any more).',
  },
  inItself: { de: 'Ein Baustein kann nicht in sich selbst stehen.', en: 'A block cannot contain itself.' },
  taken: { de: 'Ein Modul mit dieser Kennung gibt es schon.', en: 'There is already a module with this id.' },
  tooDeep: { de: 'So tief kann nichts verschachtelt sein.', en: 'Nothing can be nested this deep.' },
  tooMany: { de: (max: number) => `Höchstens ${max}.`, en: (max: number) => `At most ${max}.` },
  tooLarge: {
    de: 'Diese Seite ist zu groß geworden: Zusammen dürfen ihre Bausteine höchstens 1 MB Text enthalten.',
    en: 'This page has become too large: together its blocks may hold at most 1 MB of text.',
  },
  columnInUse: {
    de: 'In einer Spalte, die wegfiele, stehen noch Bausteine. Bitte verschieben Sie diese zuerst.',
    en: 'A column that would disappear still holds blocks. Please move them first.',
  },
  tooManyLinks: {
    de: 'Für diese Seite gibt es schon viele Links. Bitte beenden Sie zuerst einen.',
    en: 'There are already many links to this page. Please end one of them first.',
  },
  homeStays: {
    de: 'Die Startseite lässt sich nicht zurückziehen: Unter der Adresse der Website stünde sonst nichts.',
    en: 'The home page cannot be unpublished: there would be nothing at the address of the site.',
  },
  gapsLeft: {
    de: (gaps: string) => `Bitte füllen Sie zuerst die Lücken der Vorlage: ${gaps}.`,
    en: (gaps: string) => `Please fill the gaps of the template first: ${gaps}.`,
  },
  past: { de: 'Dieser Zeitpunkt ist vorbei.', en: 'This date has passed.' },
  endsFirst: { de: 'Das Ende liegt vor dem Beginn.', en: 'The end is before the beginning.' },
})
