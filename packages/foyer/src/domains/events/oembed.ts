import type { FastifyInstance } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import { match } from '../../contract/routes.ts'
import type { Context } from '../../platform/context.ts'
import { originOf } from '../../platform/http/origin.ts'
import type { ShareFile } from '../../platform/http/shared-file.ts'
import { momentIn } from './calendar-facts.ts'
import { findEvent } from './service.ts'

const WIDTH = 600

/** The card of an event for other sites (oembed.com): a quotation with a link, without any script. */
export function addOembed(app: FastifyInstance, shareFile: ShareFile): void {
  const card = shareFile(undefined, async (context, request) => {
    const { url, format = 'json', maxwidth } = request.query as Record<string, unknown>
    if (format !== 'json') throw new Failure('not_found')
    const origin = originOf(request, context.config)
    const found = typeof url === 'string' ? eventAt(url, origin) : null
    if (!found) throw new Failure('not_found')
    const asked: Context = { ...context, locale: found.locale }
    const event = await findEvent(asked, found.id)
    const width = typeof maxwidth === 'string' && /^[1-9]\d{0,4}$/.test(maxwidth) ? Number(maxwidth) : WIDTH
    const site = await context.siteName(context.db)
    const place = [event.room?.name, event.room?.venue?.name].filter(Boolean).join(', ')
    const when = momentIn(found.locale, event.date_start)
    const picture = event.image_obj && event.image_thumbnails?.horizontal
    const body = JSON.stringify({
      ...{ version: '1.0', type: 'rich', cache_age: 3600 },
      ...{ title: event.title, provider_name: site, provider_url: origin },
      ...{ width: Math.min(width, WIDTH), height: null },
      html: cardOf({
        address: origin + event.url,
        locale: found.locale,
        title: event.title,
        facts: [when, place, site],
      }),
      ...(picture && {
        thumbnail_url: new URL(picture, origin).href,
        ...{ thumbnail_width: 1240, thumbnail_height: 700 },
      }),
    })
    return { type: 'application/json; charset=utf-8', body, headers: { 'Access-Control-Allow-Origin': '*' } }
  })
  app.get('/api/oembed', card)
}

/** The event at an address of this site, and the language of that address. */
function eventAt(address: string, origin: string) {
  if (!URL.canParse(address)) return null
  const { origin: site, pathname } = new URL(address)
  if (site !== new URL(origin).origin) return null
  try {
    const found = match(pathname)
    const id = Number(found?.params.id)
    return found?.name === 'event' && found.locale && id <= 2_147_483_647
      ? { id, locale: found.locale }
      : null
  } catch {
    return null
  }
}

interface Card {
  address: string
  locale: string
  title: string
  facts: string[]
}

function cardOf({ address, locale, title, facts }: Card): string {
  const said = facts.filter(Boolean).map(escaped).join(' · ')
  return `<blockquote lang="${locale}"><p><a href="${escaped(address)}">${escaped(title)}</a></p><p>${said}</p></blockquote>`
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}
