import net from 'node:net'

interface LoadOptions {
  port: number
  /** One path for all, or one after the other. */
  path: string | (() => string)
  headers?: Record<string, string>
  /** Another name of this machine each time: under one that was never used no stored page can be given. */
  host?: () => string
  connections?: number
  /** Not as fast as answers come, but this often. */
  perSecond?: number
  seconds?: number
  /** Ends it instead of a number of seconds. */
  until?: AbortSignal
}

/**
 * Asks over keep-alive connections, as fast as answers come where nothing else is said, and returns answers per second.
 * Reads no more of an answer than it must, so that the server is what is measured.
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
