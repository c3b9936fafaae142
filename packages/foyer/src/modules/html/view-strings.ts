import { defineStrings } from '../../contract/define-strings.ts'

export const viewStrings = defineStrings({ frame: { de: 'Eingebetteter Inhalt', en: 'Embedded content' } })
