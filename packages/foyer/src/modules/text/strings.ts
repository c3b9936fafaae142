import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/text', {
  name: { de: 'Text', en: 'Text' },
  help: { de: 'Fließtext mit Listen und Links.', en: 'Running text with lists and links.' },
  content: { de: 'Text', en: 'Text' },
  anchor: { de: 'Anker', en: 'Anchor' },
  anchor_help: { de: 'Mit „#Name“ verlinkbar.', en: 'Can be linked to as “#name”.' },
  decrease_distance: { de: 'Abstand verringern', en: 'Decrease distance' },
  decrease_distance_help: {
    de: 'Rückt näher an den Baustein darüber.',
    en: 'Moves closer to the block above.',
  },
})
