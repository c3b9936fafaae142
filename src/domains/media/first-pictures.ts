/** Answers a path as the server does; all that is needed of it here. */
export type Get = (path: string) => Promise<{ statusCode: number; body: string }>

/** On each of them, as many pictures as the first screen of a desktop shows. */
const PICTURES_OF_A_SCREEN = 12
/** The densest screens that are common show three pixels for one. */
const DENSITY = 3
const REM = 16

/**
 * The WebP renditions that browsers choose from for the first pictures of a page. A picture of a fixed size needs only the small ones.
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

const PROGRAMME = '/de/programm'

/**
 * Asks for the first screens as a visitor would, and for their pictures, so that nobody sees grey fields: the home page,
 * the programme, and the first event in it.
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
  await prepare('/de')
  const programme = await prepare(PROGRAMME)
  const links = programme.split('href="').slice(1)
  const [event] = links.flatMap((link) => /^(\/de\/programm\/[^"?#/]+\/\d+)"/.exec(link)?.[1] ?? [])
  if (event) await prepare(event)
  await prepare('/en')
}

/** Only a first start makes them, which takes far longer by itself. Those that take longer still are made while the house is open. */
const PATIENCE = 20_000

/** The same, as long as it is worth waiting for. */
export async function prepareInTime(get: Get): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, PATIENCE)
  try {
    await Promise.race([prepareFirstPictures(get), late])
  } finally {
    clearTimeout(timer)
  }
}
