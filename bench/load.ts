import net from 'node:net'

interface LoadOptions {
  port: number
  /** One path for all requests, or a function that returns the next one. */
  path: string | (() => string)
  headers?: Record<string, string>
  /** Returns another name of this machine each time: no page is stored under a new name. */
  host?: () => string
  connections?: number
  /** Requests per second, instead of as many as possible. */
  perSecond?: number
  seconds?: number
  /** Ends the load, instead of a number of seconds. */
  until?: AbortSignal
}

/**
 * Sends requests over keep-alive connections, as fast as possible unless a rate is given, and returns answers per second. Reads
 * as little of an answer as possible, so that the server is measured and not this client.
 */
export async function load({
  port,
  path,
  headers = {},
  host,
  connections = 32,
  perSecond,
  seconds = 4,
  until = AbortSignal.timeout(seconds * 1000),
}: LoadOptions): Promise<number> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const requestOf = (asked: string, named = `localhost:${port}`) =>
    Buffer.from(`GET ${asked} HTTP/1.1\r\nHost: ${named}\r\n${lines.join('')}\r\n`)
  const same = typeof path === 'string' && !host ? requestOf(path) : null
  const next = () => same ?? requestOf(typeof path === 'string' ? path : path(), host?.())
  let answers = 0
  let due = performance.now()
  const untilDue = async (rate: number) => {
    due += 1000 / rate
    const early = due - performance.now()
    if (early > 1) await new Promise((resume) => setTimeout(resume, early))
  }

  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1', () => socket.write(next()))
      let expected = -1
      let received = 0
      socket.on('data', async (chunk) => {
        received += chunk.length
        if (expected < 0) {
          const head = chunk.indexOf('\r\n\r\n')
          const text = chunk.toString('latin1', 0, head)
          const length = /content-length: (\d+)/i.exec(text)
          if (head < 0 || !length || !text.startsWith('HTTP/1.1 200'))
            return reject(new Error(`Unexpected answer: ${text}`))
          expected = head + 4 + Number(length[1])
        }
        if (received < expected) return
        answers++
        received = 0
        expected = -1
        if (perSecond) await untilDue(perSecond)
        if (!until.aborted) socket.write(next())
        else socket.end(resolve)
      })
      socket.on('error', reject)
    })

  const all = Array.from({ length: connections }, one)
  const begun = performance.now()
  await Promise.all(all)
  return answers / ((performance.now() - begun) / 1000)
}
