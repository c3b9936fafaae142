import { defineModule, number, references, string } from 'openfoyer/modules'
import type { werk } from '../../resources/werk.ts'
import { strings } from './strings.ts'

export const werkfolge = defineModule({
  model: 'werkfolge',
  version: 1,
  strings,
  fields: {
    title: string({ maxLength: 120 }),
    works: references<typeof werk>('house/werk'),
    interval: number({ min: 1, max: 20 }),
  },
})
