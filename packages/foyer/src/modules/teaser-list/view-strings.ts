import { defineStrings } from '../../contract/define-strings.ts'

export const viewStrings = defineStrings({ teasers: { de: 'Hinweise', en: 'Announcements' } })
