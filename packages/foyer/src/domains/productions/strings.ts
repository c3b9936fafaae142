import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('productions', {
  endsBefore: { de: 'Das Ende liegt vor dem Beginn.', en: 'The end is before the beginning.' },
})
