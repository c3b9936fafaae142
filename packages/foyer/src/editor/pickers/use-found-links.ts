import { useCallback } from 'react'
import type { Endpoint } from '../../contract/endpoint.ts'
import { isValidLink } from '../../contract/valid-link.ts'
import { currentVisit, desk, useWords } from '../desk/desk.ts'
import { itemCalls } from '../form/environment.ts'
import { LINKED_RESOURCES, type LinkKind } from './link-kind.ts'
import { useAnswerTo } from './use-answer-to.ts'

export interface FoundLink {
  kind: LinkKind
  title: string
  link: string
}

/** Possible targets of a link for a few words; null while loading. */
export function useFoundLinks(kind: LinkKind, words: string): FoundLink[] | null {
  const ask = useCallback((typed: string) => findLinks(kind, typed), [kind])
  const found = useAnswerTo(words, ask)
  const here = kind === 'all' || kind === 'anchors' ? anchorsOf(words.trim()) : []
  const elsewhere = useTyped(kind, words.trim())
  return found && [...elsewhere, ...found, ...here]
}

async function findLinks(kind: LinkKind, words: string): Promise<FoundLink[]> {
  if (kind === 'anchors' || kind === 'external') return []
  if (kind === 'all' && words !== '') return findEverywhere(words)
  const { locale } = currentVisit()
  // Without words: the pages, which most links lead to.
  const of = kind === 'all' ? 'pages' : kind
  const items = await itemCalls(currentVisit()).find(LINKED_RESOURCES[of], words)
  return items.flatMap((item) => {
    const link = item.urls?.[locale] ?? ('address' in item ? String(item.address) : '')
    return link ? [{ kind: of, title: item.display_name, link }] : []
  })
}

interface FoundItem {
  subject: string
  name: string
  urls: { de: string; en: string } | null
}

/** Searches all kinds with one call. */
async function findEverywhere(search: string): Promise<FoundLink[]> {
  const { call, locale } = currentVisit()
  const ask = call as unknown as (endpoint: Endpoint, params: object) => Promise<{ data: FoundItem[] }>
  const { data } = await ask({ method: 'GET', path: '/api/admin/find' }, { search, linked: 'yes' })
  return (Object.keys(LINKED_RESOURCES) as (keyof typeof LINKED_RESOURCES)[]).flatMap((kind) =>
    data.flatMap(({ subject, name, urls }) =>
      subject === LINKED_RESOURCES[kind] && urls?.[locale] ? [{ kind, title: name, link: urls[locale] }] : [],
    ),
  )
}

/** The modules of this page that have an anchor. */
function anchorsOf(words: string): FoundLink[] {
  const nodes = [...(desk.get().area?.live.tree().nodes.values() ?? [])]
  return nodes.flatMap(({ model, fields }) => {
    const anchor = model === 'anchor-item' ? '' : String(fields.anchor ?? '')
    const fits = anchor !== '' && anchor.toLowerCase().includes(words.toLowerCase())
    return fits ? [{ kind: 'anchors' as const, title: `#${anchor}`, link: `#${anchor}` }] : []
  })
}

/** A typed or pasted address is offered as a target itself. */
function useTyped(kind: LinkKind, words: string): FoundLink[] {
  const t = useWords()
  const isAddress = kind === 'all' && /^(https?:\/\/.|mailto:.|tel:.|\/)/.test(words) && isValidLink(words)
  return isAddress ? [{ kind: 'external', title: t.takeAddress, link: words }] : []
}
