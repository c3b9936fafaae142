import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/quote', {
  name: { de: 'Zitat', en: 'Quote' },
  help: { de: 'Ein Satz, groß gesetzt.', en: 'One sentence, set large.' },
  content: { de: 'Zitat', en: 'Quote' },
  content_help: { de: 'Ohne Anführungszeichen.', en: 'Without quotation marks.' },
  author: { de: 'Von', en: 'By' },
  anchor: { de: 'Anker', en: 'Anchor' },
  anchor_help: { de: 'Mit „#Name“ verlinkbar.', en: 'Can be linked to as “#name”.' },
})
