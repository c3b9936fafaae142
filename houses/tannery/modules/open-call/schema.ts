import { day, defineModule, string } from 'openfoyer/modules'
import { strings } from './strings.ts'

export const openCall = defineModule({
  model: 'open-call',
  version: 1,
  strings,
  fields: {
    title: string({ required: true, maxLength: 120 }),
    words: string({ required: true, maxLength: 600, multiline: true }),
    until: day({ required: true }),
    email: string({ required: true, format: 'email', maxLength: 120 }),
  },
})
