import { defineStrings } from '../../contract/define-strings.ts'

export const captionStrings = defineStrings({
  photo: { de: (credit: string) => `Bild: ${credit}`, en: (credit: string) => `Picture: ${credit}` },
})
