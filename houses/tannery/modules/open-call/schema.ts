import { defineModule, reference } from 'openfoyer/modules'
import type { residency } from '../../resources/residency.ts'
import { strings } from './strings.ts'

export const openCall = defineModule({
  model: 'open-call',
  version: 1,
  strings,
  fields: { residency: reference<typeof residency>('house/residency', { required: true }) },
})
