import { isIPv6 } from 'node:net'
import { CSRF_COOKIE } from '../../contract/cookies.ts'
import type { Context } from '../../platform/context.ts'
import { signatureOf, signaturesOf } from '../../platform/signature.ts'

/**
 * A fingerprint of the uploader that does not identify them: of the account, or for a visitor of the CSRF token of this
 * browser, which every write must carry.
 */
export function uploaderOf(context: Uploading): string {
  return signatureOf(context.secret, textOf(context))
}

/** The same for what was uploaded before the secret rotated. */
export function uploadersOf(context: Uploading): string[] {
  return signaturesOf(context.secret, textOf(context))
}

type Uploading = Pick<Context, 'viewer' | 'cookies' | 'secret'>

function textOf({ viewer, cookies }: Uploading): string {
  const who = viewer.userId === null ? `visitor ${cookies.get(CSRF_COOKIE) ?? ''}` : `user ${viewer.userId}`
  return `uploader: ${who}`
}

/** A fingerprint of an uploader's network that does not reveal it. */
export function uploadAddressOf({ address, secret }: Pick<Context, 'address' | 'secret'>): string {
  return signatureOf(secret, `upload address: ${networkOf(address)}`)
}

/** One connection has a single IPv4 address, and 2⁶⁴ IPv6 addresses with the same first four groups. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? []
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const [first, last] = [groups(head), groups(tail ?? '')]
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const all = [...first, ...Array<string>(zeros).fill('0'), ...last]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
