import { logIn } from './bench.ts'

/** Editors who save venues repeatedly, each a different one, a hundred times a second together. */
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
  const post = async (url: string, values: object): Promise<Item> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(values),
    })
    if (!answer.ok) throw new Error(`It was not saved: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Item
  }
  const items: Item[] = []
  for (let place = 1; place <= EDITORS; place++) {
    items.push(await post(venues, { name: { de: `Halle ${place}`, en: `Hall ${place}` }, is_online: true }))
  }
  let isWorking = false
  let saved = 0
  let begun = 0

  async function save(item: Item): Promise<void> {
    const values = { version: item.version, phone: `040 ${saved}` }
    item.version = (await post(`${venues}${item.id}/`, values)).version
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
      working = Promise.all(items.map(work))
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
