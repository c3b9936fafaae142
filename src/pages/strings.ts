import { defineStrings } from '../contract/define-strings.ts'

export const strings = defineStrings({
  unknownModel: { de: 'Dieses Modul gibt es nicht.', en: 'There is no such module.' },
})
