import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { fileURLToPath } from 'node:url'
import { load } from './load.ts'

/** One line of the table: a measurement compared with another one of the same run. */
export interface Row {
  what: string
  /** What it is compared with. */
  beside: string
  /** One ratio per round: the median counts, the others show the spread. */
  ratios: number[]
  /** Such as `≥ 0.9`, or `≤ 1.5`. */
  wanted?: string
  /** For values that are no ratio. */
  unit?: string
}

export type Part = () => Promise<Row[]>

/** Short rounds, for a machine with other work. */
export const isQuick = process.argv.includes('--quick')
export const SECONDS = isQuick ? 1.5 : 4
export const ROUNDS = isQuick ? 3 : 5

export function quantile(values: number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0
}

export function median(values: number[]): number {
  return quantile(values, 0.5)
}

/** Both in turn, so that other work on the machine slows both. */
export async function compare(
  one: () => Promise<number>,
  other: () => Promise<number>,
  rounds = ROUNDS,
): Promise<number[]> {
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) ratios.push((await one()) / (await other()))
  return ratios
}

export interface Started {
  child: ChildProcess
  port: number
  logins: { role: string; email: string; password: string }[]
}

/** Starts a server in a process of its own, as in operation. */
export async function start(
  file: string,
  environment: Record<string, string> = {},
  message?: object,
): Promise<Started> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  if (message) child.send(message)
  const [{ port, logins = [] }] = (await once(child, 'message')) as [Pick<Started, 'port' | 'logins'>]
  return { child, port, logins }
}

export async function stop({ child }: Pick<Started, 'child'>): Promise<void> {
  const gone = once(child, 'exit')
  child.disconnect()
  await gone
}

/** Asks a server for a figure. */
export async function reportOf<Told>({ child }: Pick<Started, 'child'>, question: string): Promise<Told> {
  const told = once(child, 'message')
  child.send(question)
  return (await told)[0]
}

interface Worked {
  answers: number
  seconds: number
  /** The processor time that the server used, in seconds. */
  cpu: number
}

/** Requests a page for a while, as fast as possible unless a rate is given. */
export async function work(
  server: Started,
  path: string,
  { seconds = SECONDS, perSecond }: { seconds?: number; perSecond?: number } = {},
): Promise<Worked> {
  const used = async () => (await reportOf<{ cpu: number }>(server, 'cpu')).cpu
  const headers = { 'Accept-Encoding': 'br' }
  const before = await used()
  const begun = performance.now()
  const rate = await load({ port: server.port, path, headers, seconds, perSecond })
  const taken = (performance.now() - begun) / 1000
  return { answers: rate * taken, seconds: taken, cpu: (await used()) - before }
}

/** Answers per second of the server's own processor time, which hardly depends on other work of the machine. */
export async function perCpuSecond(server: Started, path: string, seconds?: number): Promise<number> {
  const { answers, cpu } = await work(server, path, { seconds })
  return answers / cpu
}

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  /** Compressed, as it was sent. */
  body: Buffer
}

export async function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  agent?: http.Agent,
): Promise<Answer> {
  const [response] = (await once(
    http.get({ port, path, agent, headers: { 'Accept-Encoding': 'br', ...headers } }),
    'response',
  )) as [http.IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  const status = response.statusCode ?? 0
  if (status !== 200) throw new Error(`${path}: ${status}`)
  return { status, headers: response.headers, body }
}

/** The headers of a logged-in client. */
export async function logIn(port: number, { logins }: Pick<Started, 'logins'>, role: string) {
  const address = `http://127.0.0.1:${port}`
  const login = logins.find((one) => one.role === role)
  const cookieOf = (response: Response, name: string) =>
    response.headers
      .getSetCookie()
      .findLast((set) => set.startsWith(`${name}=`))
      ?.split(';', 1)[0] ?? ''
  const token = cookieOf(await fetch(`${address}/api/user-details`), 'csrftoken')
  const answer = await fetch(`${address}/api/user-login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: token, 'X-CSRFToken': token.slice(10) },
    body: JSON.stringify({ email: login?.email, password: login?.password }),
  })
  if (!answer.ok) throw new Error(`Nobody is let in: ${answer.status}`)
  const fresh = cookieOf(answer, 'csrftoken') || token
  return { Cookie: `${fresh}; ${cookieOf(answer, 'sessionid')}`, 'X-CSRFToken': fresh.slice(10) }
}
