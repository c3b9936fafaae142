import { choice, image } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { columns } from '../kit/nested-fields.ts'
import { strings } from './strings.ts'

/** 1 §3 Section: columns on one of the three grounds (1 §9 Background classes). */
export const section = defineModule({
  model: 'section',
  version: 1,
  strings,
  fields: {
    extra_class: choice(['', 'cc01', 'cc02', 'cc03'], ''),
    image: image(),
    columns: columns(),
  },
})

/** 2 §3 Column layouts: the grid classes of each column. */
export const COLUMN_LAYOUTS = {
  '100': ['small-12'],
  '67-33': ['small-12 large-8', 'small-12 large-4'],
  '33-67': ['small-12 large-4', 'small-12 large-8'],
  '50-50': ['small-12 medium-6', 'small-12 medium-6'],
  '33-33-33': ['small-12 medium-4', 'small-12 medium-4', 'small-12 medium-4'],
  '25-50-25': ['small-12 large-3', 'small-12 large-6', 'small-12 large-3'],
} as const satisfies Record<string, readonly string[]>
