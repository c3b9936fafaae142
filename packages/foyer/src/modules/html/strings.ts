import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/html', {
  name: { de: 'HTML', en: 'HTML' },
  help: {
    de: 'Roher Code, nur für die Administration; was läuft oder umgestaltet, steht in einem eigenen Rahmen.',
    en: 'Raw code, for admins only; what runs or restyles stands in a frame of its own.',
  },
  html_code: { de: 'Code', en: 'Code' },
})
