import { defineStrings } from '../../contract/define-strings.ts'

export const viewStrings = defineStrings('modules/social-media/view', {
  post: { de: (name: string) => `Beitrag bei ${name}`, en: (name: string) => `A post on ${name}` },
})
