import { fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { fileURLToPath } from 'node:url'

/**
 * How long a page takes alone, and while twelve visitors search without a pause, each at an address of their own and
 * nobody for the same twice: its median within 2 of what it is alone.
 */
const ROUNDS = 4
const ASKED_IN_A_ROUND = 25

const start = (file: string) =>
  fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production', TRUST_PROXY: 'on' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
const server = start('./foyer-server.ts')
const searchers = start('./searchers.ts')
const [{ port, logins }] = await once(server, 'message')
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
const cookie = await logIn(logins.find(({ role }: { role: string }) => role === 'customer'))

let hosts = 0
/** What a visitor asks for, from the cheapest for the server to the dearest. */
const PAGES = {
  'a stored page': () => ask('/de/programm'),
  'a page made afresh of kept answers': () => ask('/de/programm', { Host: `house-${++hosts}.example` }),
  'a page made afresh of the database': () => ask('/de/programm', { Cookie: cookie }),
}
const SEARCHES = {
  'calling for results': '/de/api/search/?query=',
  'calling for suggestions': '/de/api/search/autocomplete/?query=',
  'looking at results': '/de/search?q=',
}

for (const [what, path] of Object.entries(SEARCHES)) {
  for (const [page, look] of Object.entries(PAGES)) {
    const [alone, beside]: [number[], number[]] = [[], []]
    let searched = 0
    for (let warm = 0; warm < 10; warm++) await look()
    // They take turns, so that whatever else the machine does slows both.
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(...(await timesOf(look)))
      searchers.send({ port, path })
      beside.push(...(await timesOf(look)))
      searchers.send('stop')
      const [{ perSecond }] = await once(searchers, 'message')
      searched += perSecond / ROUNDS
    }
    const compare = (part: number) => {
      const [one, other] = [quantile(alone, part), quantile(beside, part)]
      return `${one.toFixed(1)} ms alone, ${other.toFixed(1)} ms beside: ${(other / one).toFixed(2)}`
    }
    console.log(`${page}, beside twelve ${what} (${Math.round(searched)} a second)`)
    console.log(`  median ${compare(0.5)} (wanted: at most 2.00); p95 ${compare(0.95)}`)
  }
}
server.disconnect()
searchers.disconnect()

async function timesOf(look: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (let asked = 0; asked < ASKED_IN_A_ROUND; asked++) {
    const begun = performance.now()
    await look()
    times.push(performance.now() - begun)
    // A reader pauses; a page that is asked for as fast as it comes would be its own crowd.
    await new Promise((resume) => setTimeout(resume, 5))
  }
  return times
}

async function ask(path: string, headers: Record<string, string> = {}): Promise<void> {
  const request = http.get({ port, path, headers: { 'Accept-Encoding': 'br', ...headers }, agent })
  const [response] = await once(request, 'response')
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`)
  response.resume()
  await once(response, 'end')
}

/** Somebody with a session is answered afresh, by the database. */
async function logIn(login: { email: string; password: string }): Promise<string> {
  const cookiesOf = (response: Response) =>
    response.headers.getSetCookie().map((set) => set.split(';', 1)[0] as string)
  const [token = ''] = cookiesOf(await fetch(`http://127.0.0.1:${port}/api/user-details`))
  const answer = await fetch(`http://127.0.0.1:${port}/api/user-login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: token,
      'X-CSRFToken': token.slice(token.indexOf('=') + 1),
    },
    body: JSON.stringify({ email: login.email, password: login.password }),
  })
  if (!answer.ok) throw new Error(`Nobody is let in: ${answer.status}`)
  return cookiesOf(answer).join('; ')
}

function quantile(times: number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0
}
