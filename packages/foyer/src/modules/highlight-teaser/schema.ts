import { references } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

const SHOWN = 3

/** 2 §3 Highlight teaser: the newest articles of its categories (3-readings, Texts). */
export const highlightTeaser = defineModule({
  model: 'highlight-teaser',
  version: 1,
  strings,
  fields: {
    categories: references('articleCategory', { required: true }),
  },
  needs: {
    article_objs: { kind: 'articles', asks: ({ categories }) => ({ skip: 0, items: SHOWN, categories }) },
  },
})
