import { useEffect, useRef, useState } from 'react'
import { Fold } from '../../ui/accordion.tsx'
import { REVEAL } from '../../ui/anchor-jump.ts'
import type { ContentOf } from '../kit/define-module.ts'
import { RichText } from '../kit/rich-text.tsx'
import type { faq } from './schema.ts'

/** Each question can be linked to as `#anchor-1`; arriving there opens it (2 §9 Anchor scroll, FAQ items). */
export default function FaqView({ module }: { module: ContentOf<typeof faq> }) {
  const list = useRef<HTMLDivElement>(null)
  const [called, setCalled] = useState('')
  const idOf = (place: number) => `${module.anchor || `faq-${module.id}`}-${place + 1}`
  useEffect(() => {
    const root = list.current
    const callBy = (id: string) => {
      const isOurs = id !== '' && root?.querySelector(`#${CSS.escape(id)}`) != null
      if (isOurs) setCalled(id)
      return isOurs
    }
    const reveal = (event: Event) => {
      if (callBy((event.target as Element).id)) event.preventDefault()
    }
    callBy(decodeURIComponent(location.hash.slice(1)))
    root?.addEventListener(REVEAL, reveal)
    return () => root?.removeEventListener(REVEAL, reveal)
  }, [])
  return (
    <div ref={list}>
      {module.items.map(({ title, content }, place) => {
        const id = idOf(place)
        // A question that was called for starts anew, open.
        const isCalled = called === id
        return (
          <Fold key={isCalled ? `${id}-open` : id} title={title} anchor={id} startsOpen={isCalled}>
            <RichText html={content} />
          </Fold>
        )
      })}
    </div>
  )
}
