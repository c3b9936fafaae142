import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Failure, type FailureCode } from '../../contract/errors.ts'
import { failureBody } from '../../contract/failure-body.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'

const BY_ERROR: Record<string, { status: number; code: FailureCode }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'invalid' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large' },
}

/**
 * Refuses bytes that Node cannot read as a request. There is no request object, so the answer is written to the socket directly,
 * with the headers of every answer.
 */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, code } = BY_ERROR[error.code ?? ''] ?? { status: 400, code: 'invalid' }
  const body = JSON.stringify(failureBody(new Failure(code), DEFAULT_LOCALE))
  if (socket.writable) {
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'Cache-Control: no-store',
      'Connection: close',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy(error)
}
