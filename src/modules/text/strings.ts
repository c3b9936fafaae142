import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings({
  name: { de: 'Text', en: 'Text' },
  content: { de: 'Text', en: 'Text' },
  anchor: { de: 'Anker', en: 'Anchor' },
  decrease_distance: { de: 'Abstand verringern', en: 'Decrease distance' },
})
