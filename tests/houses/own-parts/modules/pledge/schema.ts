import { defineModule, number, string } from 'openfoyer/modules'
import { strings } from './strings.ts'

export const pledge = defineModule({
  model: 'pledge',
  version: 1,
  strings,
  fields: {
    words: string({ required: true, maxLength: 80 }),
    goal: number({ min: 1, max: 1000, default: 10 }),
  },
})
