import { ALIASES } from '../contract/aliases.ts'

/** Characters a path may hold as they are; `encodeURIComponent` is stricter than it need be. */
const PLAIN = /%(3A|40|24|26|2B|2C|3B|3D)/g

/**
 * Where a path leads instead: to its fixed alias, or to the one spelling a page answers under, without trailing or
 * doubled slashes and with no more escapes than it needs (3-readings, Routes). Null where it is right as it is.
 */
export function movedTo(pathname: string): { to: string; status: number } | null {
  const spelled = plainSpelling(pathname)
  if (Object.hasOwn(ALIASES, spelled)) return ALIASES[spelled] ?? null
  return spelled === pathname || isExempt(pathname) ? null : { to: spelled, status: 301 }
}

/** Always begins with exactly one slash, so that it never names another host. */
function plainSpelling(pathname: string): string {
  const segments = pathname.split(/[/\\]+/).filter(Boolean)
  return `/${segments.map(plainSegment).join('/')}`
}

function plainSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment)).replace(PLAIN, decodeURIComponent)
  } catch {
    return segment
  }
}

/** The back-office and the shop have their own rules on slashes. */
function isExempt(pathname: string): boolean {
  return /^\/(admin|webshop|testshop|test\.webshop|eventim\.webshop|eventim-template)(\/|$)/.test(pathname)
}
