import { Fold } from '../../ui/accordion.tsx'
import type { ContentOf } from '../kit/define-module.ts'
import { RichText } from '../kit/rich-text.tsx'
import { Words } from '../kit/words.tsx'
import type { faq } from './schema.ts'

/** Each question has an address such as `#anchor-1`, which opens it (2 §9 Anchor scroll, FAQ items). */
export default function FaqView({ module }: { module: ContentOf<typeof faq> }) {
  return (
    <div>
      {module.items.map(({ content }, place) => {
        const id = `${module.anchor || `faq-${module.id}`}-${place + 1}`
        return (
          <Fold
            key={id}
            title={<Words module={module} field="items" item={{ index: place, name: 'title' }} as="span" />}
            anchor={id}
          >
            <RichText
              html={content}
              of={{ module: module.id, field: 'items', item: { index: place, name: 'content' } }}
            />
          </Fold>
        )
      })}
    </div>
  )
}
