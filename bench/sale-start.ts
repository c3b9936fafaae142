import { isQuick, type Row } from './bench.ts'
import { startHouseWithShop } from './house-with-shop.ts'

/**
 * The start of a sale: all visitors order at the same moment. Some are served at once, the others get a place in line, ask again
 * when they are told to, and order again when it is their turn. Every visitor must be served, and no one may be overtaken by more
 * than those who are let in together.
 */
const PEOPLE = isQuick ? 600 : 2_000
/** Let in from the head of the line, and served at once; see waiting-line.ts. */
const LET_IN_TOGETHER = 50 + 20

export default async function saleStart(): Promise<Row[]> {
  const house = await startHouseWithShop()
  // Half of the seats are sold beforehand.
  await house.stock('rush', PEOPLE * 2)
  const begun = performance.now()
  /** When each visitor was served, and the first place in line; 0 where there was no wait. */
  const served: { place: number; at: number }[] = []
  const buy = async () => {
    const cookies: Record<string, string> = {}
    for (let place = 0; ; ) {
      const answer = await house.order('rush', cookies)
      for (const { name, value } of answer.cookies) cookies[name] = value
      if (answer.statusCode === 200) return served.push({ place, at: performance.now() - begun })
      const told = answer.json()
      if (told.code !== 'in_line') throw new Error(`Somebody was sent away: ${answer.body}`)
      place ||= told.place
      for (let where = told; !where.is_next; ) {
        await new Promise((resume) => setTimeout(resume, where.ask_again_seconds * 1000))
        where = (await house.app.server.inject({ url: '/api/shop-line/', cookies })).json()
      }
    }
  }
  await Promise.all(Array.from({ length: PEOPLE }, buy))
  await house.close()
  const waited = served.filter(({ place }) => place > 0)
  const overtaken = waited.map(({ place }, index) => Math.abs(place - 1 - index))
  const first = waited[0]?.at ?? 0
  const seconds = ((waited.at(-1)?.at ?? 0) - first) / 1000
  return [
    {
      ...{ what: `of ${PEOPLE} people at a sale start, those served`, beside: 'all of them', wanted: '≥ 1' },
      ratios: [served.length / PEOPLE],
    },
    {
      what: 'the farthest anybody was served from the place they were told',
      ...{ beside: 'how many are let in together', wanted: '≤ 1' },
      ratios: [Math.max(0, ...overtaken) / LET_IN_TOGETHER],
    },
    { what: 'served from the line', beside: 'a second', ratios: [waited.length / seconds], unit: '/s' },
  ]
}
