import { defineStrings } from '../../contract/define-strings.ts'

export const filmStrings = defineStrings('modules/kit/film', { film: { de: 'Film', en: 'Film' } })
