import { encode } from 'uqr'

/** A scanner needs this much white around a code. */
const QUIET_ZONE = 4
/** In a larger code (more than 180 bytes) the dots are too small for a telephone at the size we show it. */
const LARGEST_VERSION = 9

/** A QR code as an SVG path. Throws a RangeError where the text is too long. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE, maxVersion: LARGEST_VERSION })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

export function qrPicture(text: string): string {
  const { size, path } = qrPath(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}
