import { defineStrings } from '../../contract/define-strings.ts'

export const captionStrings = defineStrings('modules/kit/caption', {
  photo: { de: (credit: string) => `Bild: ${credit}`, en: (credit: string) => `Picture: ${credit}` },
})
