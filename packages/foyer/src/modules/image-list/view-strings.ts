import { defineStrings } from '../../contract/define-strings.ts'

export const viewStrings = defineStrings('modules/image-list/view', {
  pictures: { de: 'Bilder', en: 'Pictures' },
  download: { de: 'Herunterladen (JPG)', en: 'Download (JPG)' },
  enlarge: { de: 'Vergrößern', en: 'Enlarge' },
})
