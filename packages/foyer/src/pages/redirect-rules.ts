import { isInternal } from '../contract/links.ts'
import { normalPath } from '../contract/normal-path.ts'
import { inRightCase } from '../contract/right-case.ts'

const SITE = 'http://site.invalid'
const MAX_LENGTH = 2_000
/** More than any reasonable chain of redirects has. */
const MAX_STEPS = 1_000

/** The path of an address on this site as redirects compare it: without query, hash and slash at the end. Otherwise null. */
export function localPath(address: string): string | null {
  const url = parse(address)
  return url?.origin === SITE && !url.search && !url.hash && normalPath(url.pathname) ? comparable(url) : null
}

/**
 * The target of a redirect: a path on this site, absolute or relative (`./…`, 1 §5), with its query and hash, or an https
 * address. Otherwise null.
 */
export function destinationOf(
  address: string,
  from: string,
  publicUrl: string | null,
): { address: string; isLocal: boolean } | null {
  const url = parse(
    address.startsWith('./') ? from.slice(0, from.lastIndexOf('/') + 1) + address.slice(2) : address,
  )
  if (!url) return null
  if (isOwn(url, publicUrl)) return { address: comparable(url) + url.search + url.hash, isLocal: true }
  const isSafe = url.protocol === 'https:' && !url.username && !url.password
  return isSafe ? { address: url.href, isLocal: false } : null
}

/** Whether following `to` leads to `from` again, or into another circle. */
export function leadsBack(
  from: string,
  to: string,
  ways: ReadonlyMap<string, string>,
  publicUrl: string | null,
): boolean {
  let address: string | undefined = to
  for (let step = 0; step < MAX_STEPS; step++) {
    const url: URL | null = address === undefined ? null : parse(address)
    if (!url || !isOwn(url, publicUrl)) return false
    const path = comparable(url)
    if (path === from) return true
    address = ways.get(path)
  }
  return true
}

function parse(address: string): URL | null {
  if (address.length > MAX_LENGTH || !/^[^\s\p{Cc}\\]+$/u.test(address)) return null
  const isAddress = isInternal(address) || /^https:\/\//i.test(address)
  if (!isAddress || !URL.canParse(address, SITE)) return null
  const url = new URL(address, SITE)
  // Dot segments are resolved by now, and the rest may begin with two slashes.
  return url.pathname.startsWith('//') ? null : url
}

function isOwn(url: URL, publicUrl: string | null): boolean {
  return url.origin === SITE || (publicUrl !== null && url.origin === new URL(publicUrl).origin)
}

/** In the normal spelling under which requests are answered: `/%61dmin` is `/admin`, and `/DE/A1` is `/de/A1`. */
function comparable({ pathname }: URL): string {
  return inRightCase((normalPath(pathname) ?? pathname).replace(/([^/])\/+$/, '$1'))
}
