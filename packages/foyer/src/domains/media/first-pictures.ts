import { LOCALES } from '../../contract/locale.ts'
import { href, nameAt } from '../../contract/routes.ts'
/** Answers a path as the server does; only what is needed here. */
export type Get = (path: string) => Promise<{ statusCode: number; body: string }>

/** On each page, the number of pictures on the first screen of a desktop. */
const PICTURES_OF_A_SCREEN = 12
/** The highest pixel density of common screens. */
const DENSITY = 3
const REM = 16

/**
 * The WebP renditions that browsers choose from for the first pictures of a page. A picture of a fixed size only needs
 * the small ones.
 */
export function firstPicturesOf(html: string): string[] {
  const sources = html.split('<source type="image/webp" ').slice(1, PICTURES_OF_A_SCREEN + 1)
  const wanted = sources.flatMap((source) => {
    const [, srcset, sizes = ''] = /^srcSet="([^"]+)" sizes="([^"]*)"/.exec(source) ?? []
    if (!srcset) return []
    const candidates = srcset.split(', ').map((candidate) => {
      const [address = '', width = ''] = candidate.split(' ')
      return { address, width: Number.parseInt(width, 10) }
    })
    const fixed = /^([\d.]+)rem$/.exec(sizes)?.[1]
    if (!fixed) return candidates
    const enough = candidates.findIndex(({ width }) => width >= Number(fixed) * REM * DENSITY)
    return enough < 0 ? candidates : candidates.slice(0, enough + 1)
  })
  return [...new Set(wanted.map(({ address }) => address))]
}

/**
 * Requests the first screens as a visitor would, with their pictures, so that visitors see no placeholders: the home
 * page, the programme, and its first event.
 */
export async function prepareFirstPictures(get: Get): Promise<void> {
  const seen = new Set<string>()
  const prepare = async (path: string) => {
    const { statusCode, body } = await get(path)
    if (statusCode !== 200) return ''
    const pictures = firstPicturesOf(body).filter((address) => !seen.has(address))
    for (const address of pictures) seen.add(address)
    await Promise.all(pictures.map(get))
    return body
  }
  const [first, ...others] = LOCALES
  await prepare(href('home', first))
  const programme = await prepare(href('events', first))
  const links = programme.split('href="').slice(1)
  const isEvent = (address: string) => nameAt(address) === 'event'
  const event = links.map((link) => link.split(/["?#]/, 1)[0] ?? '').find(isEvent)
  if (event) await prepare(event)
  for (const locale of others) await prepare(href('home', locale))
}

/**
 * The first start makes these pictures and takes long anyway. Those that are not ready after this time are made while
 * the site is open.
 */
const PATIENCE = 20_000

/** The same, with a limit of time. */
export async function prepareInTime(get: Get): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, PATIENCE)
  try {
    await Promise.race([prepareFirstPictures(get), late])
  } finally {
    clearTimeout(timer)
  }
}
