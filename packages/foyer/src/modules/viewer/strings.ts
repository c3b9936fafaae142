import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/viewer', {
  name: { de: 'PDF-Viewer', en: 'PDF viewer' },
  help: {
    de: 'Ein Heft zum Blättern; lädt erst nach Zustimmung.',
    en: 'A magazine to leaf through; it loads only after consent.',
  },
  embed_code: { de: 'Code oder Adresse', en: 'Code or address' },
  embed_code_help: { de: 'Von Issuu, Yumpu oder InDesign.', en: 'From Issuu, Yumpu or InDesign.' },
})
