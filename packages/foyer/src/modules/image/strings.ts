import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/image', {
  name: { de: 'Bild', en: 'Image' },
  help: { de: 'Ein Bild mit Bildunterschrift.', en: 'A picture with its caption.' },
  image: { de: 'Bild', en: 'Image' },
  format: { de: 'Format', en: 'Format' },
  link: { de: 'Link', en: 'Link' },
  description: { de: 'Bildunterschrift', en: 'Caption' },
})
