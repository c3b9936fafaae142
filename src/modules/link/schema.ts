import { anchor, boolean, choice, link as linkField, string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Link; `open_new_window` is of the older variant. */
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
    /** Where it leads, as pages use it. */
    link_url: { kind: 'value', asks: ({ link }) => link },
  },
})
