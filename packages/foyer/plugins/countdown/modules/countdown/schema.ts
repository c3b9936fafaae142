import { day, defineModule, string } from 'openfoyer/modules'
import { strings } from './strings.ts'

export const countdown = defineModule({
  model: 'countdown',
  version: 1,
  strings,
  fields: {
    title: string({ required: true, maxLength: 80 }),
    day: day({ required: true }),
    after: string({ maxLength: 80 }),
  },
})
