import { number } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Blog teaser list: 1 to 8 articles beside the main one (2 §5). */
export const blogTeaserList = defineModule({
  model: 'blog-teaser-list',
  version: 1,
  strings,
  fields: {
    items: number({ required: true, min: 1, max: 8 }),
  },
  needs: {
    main_teaser_obj: { kind: 'article', asks: () => ({ skip: 0, categories: null }) },
    article_objs: {
      kind: 'articles',
      asks: ({ items }) => ({ skip: 1, items: items ?? 1, categories: null }),
    },
  },
})
