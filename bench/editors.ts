import { logIn } from './bench.ts'

/** Editors who save venues again and again, each their own, a hundred times a second together. */
const EDITORS = 8
const SAVES_PER_SECOND = 100

interface Item {
  id: number
  version: number
}

export interface House {
  port: number
  logins: { role: string; email: string; password: string }[]
}

process.once('message', async (house: House) => {
  const { port } = house
  const headers = await logIn(port, house, 'editor')
  const venues = `http://127.0.0.1:${port}/de/api/admin/venues/venue/`
  const { results } = (await (await fetch(venues, { headers })).json()) as { results: Item[] }
  let isWorking = false
  let saved = 0
  let begun = 0

  async function save(item: Item): Promise<void> {
    const answer = await fetch(`${venues}${item.id}/`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ version: item.version, phone: `040 ${saved}` }),
    })
    if (!answer.ok) throw new Error(`It was not saved: ${answer.status} ${await answer.text()}`)
    item.version = ((await answer.json()) as Item).version
    saved++
  }

  async function work(item: Item, place: number): Promise<void> {
    for (let turn = 0; isWorking; turn++) {
      const due = begun + ((turn * EDITORS + place) * 1000) / SAVES_PER_SECOND - performance.now()
      if (due > 0) await new Promise((resume) => setTimeout(resume, due))
      if (isWorking) await save(item)
    }
  }

  let working: Promise<unknown> = Promise.resolve()
  process.on('message', async () => {
    isWorking = !isWorking
    if (isWorking) {
      saved = 0
      begun = performance.now()
      working = Promise.all(results.slice(0, EDITORS).map(work))
      process.send?.(0)
    } else {
      const rate = (saved * 1000) / (performance.now() - begun)
      await working
      process.send?.(rate)
    }
  })
  process.send?.({ port })
})
process.once('disconnect', () => process.exit(0))
