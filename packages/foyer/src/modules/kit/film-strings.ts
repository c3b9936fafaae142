import { defineStrings } from '../../contract/define-strings.ts'

export const filmStrings = defineStrings({ film: { de: 'Film', en: 'Film' } })
