import { defineResource } from '../../saving/resource.ts'
import { mediaFile } from './file-subject.ts'
import { image } from './image-subject.ts'
import { findSmallPictures } from './service.ts'

defineResource({
  subject: image,
  strings: {
    one: { de: 'Bild', en: 'Picture' },
    many: { de: 'Bilder', en: 'Pictures' },
    name: { de: 'Name in der Mediathek', en: 'Name in the library' },
    alt: { de: 'Alternativtext', en: 'Alt text' },
    english_image: { de: 'Englische Fassung', en: 'English version' },
    is_decorative: { de: 'Rein schmückend', en: 'Decorative only' },
    focal_x: { de: 'Bildmitte von links (0 bis 1)', en: 'Focal point from the left (0 to 1)' },
    focal_y: { de: 'Bildmitte von oben (0 bis 1)', en: 'Focal point from the top (0 to 1)' },
    width: { de: 'Breite', en: 'Width' },
    height: { de: 'Höhe', en: 'Height' },
  },
  help: {
    english_image: {
      de: 'Steht auf englischen Seiten an der Stelle dieses Bildes, etwa wenn ein deutsches Wort darin steht.',
      en: 'Takes the place of this picture on English pages, such as where it has a German word in it.',
    },
    alt: {
      de: 'Was zu sehen ist, für alle, die das Bild nicht sehen.',
      en: 'What it shows, for those who do not see it.',
    },
    is_decorative: {
      de: 'Nur für ein Bild, das nichts sagt, was nicht auch daneben steht. Es braucht keine Beschreibung.',
      en: 'Only for a picture that says nothing the words beside it do not say. It needs no description.',
    },
  },
  columns: ['name', 'alt', 'credit', 'width', 'height', 'created_at'],
  searched: ['name', 'alt', 'credit'],
  filters: [],
  order: '-created_at',
  isFixed: true,
  pictures: findSmallPictures,
  accepts: 'image/*',
})

defineResource({
  subject: mediaFile,
  strings: {
    one: { de: 'Film oder Aufnahme', en: 'Film or recording' },
    many: { de: 'Filme und Aufnahmen', en: 'Films and recordings' },
    credit: { de: 'Nachweis', en: 'Credit' },
    kind: { de: 'Art', en: 'Kind' },
    'kind=video': { de: 'Film', en: 'Film' },
    'kind=audio': { de: 'Aufnahme', en: 'Recording' },
    address: { de: 'Adresse', en: 'Address' },
    size: { de: 'Größe in Bytes', en: 'Size in bytes' },
  },
  columns: ['name', 'kind', 'size', 'created_at'],
  searched: ['name', 'credit'],
  filters: ['kind'],
  order: '-created_at',
  isFixed: true,
  accepts: 'video/*,audio/*',
  fileAt: 'address',
})
