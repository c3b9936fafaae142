import { defineModule, reference, references } from 'openfoyer/modules'
import type { work } from '../../resources/work.ts'
import { strings } from './strings.ts'

export const playbill = defineModule({
  model: 'playbill',
  version: 1,
  strings,
  fields: {
    works: references<typeof work>('house/work'),
    encore: reference<typeof work>('house/work'),
  },
})
