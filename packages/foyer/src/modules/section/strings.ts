import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/section', {
  name: { de: 'Abschnitt', en: 'Section' },
  help: { de: 'Spalten auf einem farbigen Hintergrund.', en: 'Columns on a coloured background.' },
  extra_class: { de: 'Hintergrund', en: 'Background' },
  extra_class_help: { de: 'Papier, Sand, Grün oder Blau.', en: 'Paper, sand, green or blue.' },
  image: { de: 'Bild', en: 'Image' },
  image_help: {
    de: 'Steht über die ganze Breite am Anfang.',
    en: 'Stands at the top, across the whole width.',
  },
  columns: { de: 'Spalten', en: 'Columns' },
})
