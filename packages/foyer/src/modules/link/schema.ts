import { anchor, boolean, choice, link as linkField, string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Link; `open_new_window` belongs to the older variant. */
export const link = defineModule({
  model: 'link',
  version: 1,
  strings,
  fields: {
    link_text: string({ required: true }),
    link: linkField({ required: true }),
    extra_class: choice(['button', 'link', 'slider'], 'button', { required: true }),
    anchor: anchor(),
    sticky: boolean(),
    open_new_window: boolean(),
  },
  needs: {
    /** The target's address on pages. */
    link_url: { kind: 'value', asks: ({ link }) => link },
  },
})
