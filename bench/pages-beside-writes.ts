import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { load } from './load.ts'

/**
 * A stored page alone, and beside a hundred writes a second that have nothing to do with it: at least 0.9 of its answers
 * per second, all of them from the store.
 */
const SECONDS = 4
const ROUNDS = 3
const WRITES_PER_SECOND = 100
const PATH = '/de/magazin'

const server = fork(fileURLToPath(new URL('./foyer-server.ts', import.meta.url)), {
  env: { ...process.env, NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
const [{ port, logins }] = await once(server, 'message')
const address = `http://127.0.0.1:${port}`
const headers = { 'Accept-Encoding': 'br' }
const editor = await logIn(logins.find(({ role }: { role: string }) => role === 'editor'))
const venue = `${address}/de/api/admin/venues/venue/`
const { results } = (await (await fetch(venue, { headers: editor })).json()) as { results: Item[] }
let item = results[0] as Item

interface Item {
  id: number
  version: number
}

const ratios: number[] = []
await load({ port, path: PATH, headers, seconds: 1 })
for (let round = 0; round < ROUNDS; round++) {
  const alone = await load({ port, path: PATH, headers, seconds: SECONDS })
  const made = await pagesMade()
  const until = AbortSignal.timeout(SECONDS * 1000)
  const [beside, written] = await Promise.all([load({ port, path: PATH, headers, until }), write(until)])
  ratios.push(beside / alone)
  console.log(
    `stored page ${Math.round(alone)}/s alone, ${Math.round(beside)}/s beside ${Math.round(written / SECONDS)} writes a second: ` +
      `${(beside / alone).toFixed(2)}; made anew ${(await pagesMade()) - made} times`,
  )
}
ratios.sort((a, b) => a - b)
console.log(`median ratio ${ratios[Math.floor(ROUNDS / 2)]?.toFixed(2)} (wanted: at least 0.90)`)
server.disconnect()

/** Saves a venue again and again, as an editor does; gives how often. */
async function write(until: AbortSignal): Promise<number> {
  let written = 0
  const begun = performance.now()
  while (!until.aborted) {
    const due = begun + (written * 1000) / WRITES_PER_SECOND
    if (due > performance.now()) await new Promise((resume) => setTimeout(resume, due - performance.now()))
    const saved = await fetch(`${venue}${item.id}/`, {
      method: 'POST',
      headers: { ...editor, 'Content-Type': 'application/json' },
      body: JSON.stringify({ version: item.version, phone: `040 ${written}` }),
    })
    if (!saved.ok) throw new Error(`It was not saved: ${saved.status} ${await saved.text()}`)
    item = (await saved.json()) as Item
    written++
  }
  return written
}

/** How many screens were rendered so far. */
async function pagesMade(): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(
    /^foyer_answer_seconds_count\{method="GET",route="\/\*",status="200"\} (\d+)/m.exec(text)?.[1] ?? 0,
  )
}

async function logIn(login: { email: string; password: string }): Promise<Record<string, string>> {
  const cookieOf = (response: Response, name: string) =>
    response.headers
      .getSetCookie()
      .findLast((set) => set.startsWith(`${name}=`))
      ?.split(';', 1)[0] ?? ''
  const token = cookieOf(await fetch(`${address}/api/user-details`), 'csrftoken')
  const answer = await fetch(`${address}/api/user-login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: token, 'X-CSRFToken': token.slice(10) },
    body: JSON.stringify({ email: login.email, password: login.password }),
  })
  const fresh = cookieOf(answer, 'csrftoken') || token
  return { Cookie: `${fresh}; ${cookieOf(answer, 'sessionid')}`, 'X-CSRFToken': fresh.slice(10) }
}
