import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings({
  name: { de: 'Logoliste', en: 'Logo list' },
  help: { de: 'Förderer und Partner.', en: 'Sponsors and partners.' },
  extra_class: { de: 'Größe', en: 'Size' },
  children: { de: 'Logos', en: 'Logos' },
})
