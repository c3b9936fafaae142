import { once } from 'node:events'
import { connect } from 'node:net'

const PATIENCE = 10_000

export interface RawAnswer {
  /** NaN where there was no answer. */
  statusCode: number
  headers: Record<string, string>
  body: string
}

/** Sends exactly these bytes to the server and reads until it closes the connection. */
export async function say(address: URL, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = connect(Number(address.port), address.hostname)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // A server may close the connection in the middle of a flood.
  socket.on('error', () => {})
  socket.setTimeout(PATIENCE, () => socket.destroy(new Error('The server does not answer')))
  const closed = once(socket, 'close')
  socket.write(bytes)
  await closed
  const text = Buffer.concat(chunks).toString('latin1')
  const [head = '', body = ''] = text.split('\r\n\r\n', 2)
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  return { statusCode: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), headers, body }
}

/** The bytes of a request without a body, as a client writes it that escapes nothing. */
export function requestLines(target: string, lines: string[] = [], method = 'GET'): string {
  return [`${method} ${target} HTTP/1.1`, 'Host: house.example', 'Connection: close', ...lines, '', ''].join(
    '\r\n',
  )
}
