import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/faq', {
  name: { de: 'Fragen und Antworten', en: 'FAQ' },
  help: { de: 'Fragen, die sich aufklappen lassen.', en: 'Questions that expand when clicked.' },
  items: { de: 'Fragen', en: 'Questions' },
  anchor: { de: 'Anker', en: 'Anchor' },
  anchor_help: { de: 'Mit „#Name“ verlinkbar.', en: 'Can be linked to as “#name”.' },
  title: { de: 'Frage', en: 'Question' },
  content: { de: 'Antwort', en: 'Answer' },
})
