import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { fillForToday } from '../support/fill-template.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { endAll, type FoyerProcess, startFoyer } from './foyer-process.ts'

const { folder, remove } = temporaryFolder()
process.env.TMPDIR = folder
// Without its pictures, which take most of a first start.
beforeAll(() => fillForToday({ DATA_DIR: path.join(folder, 'data') }), 300_000)
afterEach(endAll)
afterAll(remove)

/** Four whole starts, also on a busy machine. */
const TIMEOUT = 900_000

const KEY = 'one-and-the-same-key-0123456789'

/** Repeats a request until the answer is as wanted: the shop opens beside the site, and restarts by itself. */
async function until<T>(ask: () => Promise<T | null>, pause = 100): Promise<T> {
  for (;;) {
    const answer = await ask().catch(() => null)
    if (answer !== null) return answer
    await wait(pause)
  }
}

/**
 * A caller may fill a cart sixty times in ten minutes, and failed attempts count. On a busy machine shorter pauses used up this
 * limit.
 */
const BETWEEN_TRIES = 5_000

/** The first event of the programme with two tickets, and the number of tickets in its first open group. */
async function findOffer({ address }: FoyerProcess, event?: string) {
  const { results } = await (await fetch(`${address}/de/api/events/?page_size=100`)).json()
  const keys = event ? [event] : results.flatMap((one: { id_jet: string | null }) => one.id_jet ?? [])
  for (const key of keys) {
    const answer = await fetch(`${address}/api/shop-offers/${key}`)
    if (answer.status !== 200) continue
    const { seat_groups } = await answer.json()
    const group = seat_groups.find(
      ({ status, timeslots }: { status: string; timeslots: unknown[] }) =>
        status === '1' && timeslots.length === 0,
    )
    if (group)
      return {
        event: String(key),
        group: group.seat_group,
        saleType: group.prices[0].sale_type_id,
        left: group.left,
      }
  }
  return null
}

async function visit({ address }: FoyerProcess) {
  const answer = await fetch(`${address}/api/user-details`)
  const [cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';')
  return { Cookie: cookie, 'X-CSRFToken': decodeURIComponent(cookie.split('=')[1] ?? '') }
}

it(
  'kill -9 of the site or the shop between reservation and answer: the same call again finds its tickets, and no others',
  async () => {
    let foyer = await startFoyer(folder)
    await foyer.opened
    const offer = await until(() => findOffer(foyer))
    const headers = await visit(foyer)
    const body = JSON.stringify({
      ...{ event_jet_id: offer.event, quantities: [2], sale_type_ids: [offer.saleType], key: KEY },
      seat_group: offer.group,
    })
    const fill = () =>
      fetch(`${foyer.address}/api/shop-cart/`, {
        ...{ method: 'POST', body },
        headers: { ...headers, 'Content-Type': 'application/json' },
      })
    const filled = async () => {
      await until(() => findOffer(foyer, offer.event))
      return until(async () => {
        const answer = await fill()
        return answer.status === 200 ? await answer.json() : null
      }, BETWEEN_TRIES)
    }

    const lost = fill().catch(() => {})
    await wait(5)
    foyer.kill('SIGKILL')
    await lost
    await foyer.ended
    foyer = await startFoyer(folder)
    await foyer.opened
    expect(foyer.output.stdout, 'nothing is set up twice').not.toContain('redaktion@foyer.example')
    expect((await filled()).tickets_quantity).toBe(2)

    const shop = Number(
      execFileSync('ps', ['-o', 'pid=', '--ppid', String(foyer.pid)], { encoding: 'utf8' }).trim(),
    )
    const again = fill().catch(() => {})
    await wait(5)
    process.kill(shop, 'SIGKILL')
    await again
    expect((await filled()).tickets_quantity).toBe(2)
    const after = await until(() => findOffer(foyer, offer.event))
    expect(after.left).toBe(offer.left - 2)

    foyer.kill('SIGTERM')
    expect((await foyer.ended).code).toBe(0)
    // The shop has ended with the site: no process locks its folder.
    const next = await startFoyer(folder)
    await next.opened
    await until(() => findOffer(next, offer.event))
  },
  TIMEOUT,
)
