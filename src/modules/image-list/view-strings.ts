import { defineStrings } from '../../contract/define-strings.ts'

export const viewStrings = defineStrings({
  pictures: { de: 'Bilder', en: 'Pictures' },
  enlarge: { de: 'Vergrößern', en: 'Enlarge' },
})
