import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings({
  name: { de: 'Abschnitt', en: 'Section' },
  extra_class: { de: 'Grund', en: 'Ground' },
  columns: { de: 'Spalten', en: 'Columns' },
})
