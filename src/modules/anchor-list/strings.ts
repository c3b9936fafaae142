import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings({
  name: { de: 'Ankerliste', en: 'Anchor list' },
  help: { de: 'Springt zu Stellen dieser Seite.', en: 'Jumps to places on this page.' },
  sticky: { de: 'Bleibt stehen', en: 'Stays' },
  sticky_help: { de: 'Steht beim Scrollen am oberen Rand.', en: 'Stays at the upper edge while scrolling.' },
  children: { de: 'Sprungmarken', en: 'Anchors' },
})
