import { anchor, boolean, choice } from '../../fields/kinds.ts'
import { image } from '../image/schema.ts'
import { defineModule } from '../kit/define-module.ts'
import { children } from '../kit/nested-fields.ts'
import { strings } from './strings.ts'

/**
 * 2 §3 Image list, with the formats of both variants. The option to offer its pictures for download is our addition.
 */
export const imageList = defineModule({
  model: 'image-list',
  version: 1,
  strings,
  fields: {
    format: choice(['standard', 'slider', 'grid', 'masonry', 'parallax', 'semi-lazy'], 'standard'),
    anchor: anchor(),
    downloads: boolean(),
    children: children(image),
  },
})
