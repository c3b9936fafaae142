import { defineStrings } from '../../contract/define-strings.ts'

export const viewStrings = defineStrings('modules/teaser-list/view', {
  teasers: { de: 'Hinweise', en: 'Announcements' },
})
