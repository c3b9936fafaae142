import { LOCALES, type Locale, otherLocale } from '../../contract/locale.ts'
import { documents } from '../../documents/endpoints.ts'
import { pages } from '../../pages/endpoints.ts'
import { currentVisit, desk } from '../desk/desk.ts'
import type { OtherDocument } from '../document/other-document.ts'
import type { Area } from '../page/area.ts'
import { openDocument } from '../page/open-document.ts'
import { pageLinks } from '../page/page-links.ts'

/** The language that the page is translated to. The tools for translating are shown only where there is one. */
export function otherLanguage(): Locale {
  const other = otherLocale(currentVisit().locale)
  if (!other) throw new Error('The site has one language')
  return other
}

/**
 * Opens the other language of a page, because steps undone there belong to the same history. For a section it is opened
 * by the code that copies to it, because that creates it if it does not exist.
 */
export function watchOtherLanguage(): void {
  if (LOCALES.length === 1) return
  let area: Area | null = null
  desk.subscribe(() => {
    const next = desk.get().area
    if (next === area) return
    area = next
    desk.get().other?.live.close()
    desk.set({ other: null })
    if (typeof next?.source === 'number') openOther(next).catch(() => {})
  })
}

/** The other language of the edited document, opened once. */
export async function openOther(area: Area): Promise<OtherDocument> {
  const { other } = desk.get()
  if (other) return other
  const { callIn, user } = currentVisit()
  const call = callIn(otherLanguage())
  const id = await documentThere(area)
  const opened = { id, live: await openDocument(call, id, user.id ?? 0) }
  const { area: now, other: before } = desk.get()
  if (now !== area || before) {
    opened.live.close()
    if (before) return before
    throw new Error('Something else is being edited')
  }
  desk.set({ other: opened })
  return opened
}

async function documentThere({ source }: Area): Promise<number> {
  const callThere = currentVisit().callIn(otherLanguage())
  if (typeof source === 'string') {
    const { data } = await callThere(pages.sections, { slug: source })
    const id = data[0]?.document?.id
    if (id !== undefined) return id
    const [, content_type = '', owner = ''] = /^([a-z]+)-(\d+)$/.exec(source) ?? []
    const made = await callThere(
      documents.container,
      {},
      { model: 'container', slug: source, content_type, object_id: owner ? Number(owner) : null },
    )
    return (made as { document: { id: number } }).document.id
  }
  const { other } = pageLinks()
  if (!other) throw new Error('The page has no other language')
  const slug = new URL(other, location.origin).pathname.split('/').slice(2).join('/')
  const { document } = await callThere(pages.page, { slug: decodeURIComponent(slug) })
  return (document as { id: number }).id
}
