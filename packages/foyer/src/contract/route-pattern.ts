import { unfitParameter } from './unfit-parameter.ts'

/** Any other parameter of a path, such as `slug`, is one segment. */
const SEGMENT = /^[^/]+$/
/** The form of parameters that are numbers. */
const NUMBERS: Record<string, RegExp> = {
  id: /^[1-9]\d{0,9}$/,
  page: /^[1-9]\d{0,5}$/,
}

/** The categories of the search route (3-readings, Routes); elsewhere a category is any slug. */
const SEARCH_CATEGORY = /^(events|others)$/

const MAX_ID = 2_147_483_647

type Required<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string}?` ? never : Name) | Required<Rest>
  : never
type Optional<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer N}?` ? N : never) | Optional<Rest>
  : never
type Rest<P extends string> = P extends `${string}*` ? { path?: string } : Record<never, never>

/** The parameters of a pattern such as `/de/programm/{slug}/{id}`. */
export type PatternParams<P extends string> = Record<Required<P>, string | number> &
  Partial<Record<Optional<P>, string | number>> &
  Rest<P>

interface Segment {
  text: string
  parameter: string | undefined
  optional: boolean
}

const compiled = new Map<string, Segment[]>()

function segmentsOf(pattern: string): Segment[] {
  let segments = compiled.get(pattern)
  if (!segments) {
    segments = pattern
      .split('/')
      .filter(Boolean)
      .map((text) => {
        const [, parameter, optional] = /^\{(\w+)(\?)?\}$/.exec(text) ?? []
        return { text, parameter, optional: optional === '?' }
      })
    compiled.set(pattern, segments)
  }
  return segments
}

function check(pattern: string, parameter: string, value: string): void {
  const shape =
    parameter === 'category' && pattern.includes('/search/')
      ? SEARCH_CATEGORY
      : (NUMBERS[parameter] ?? SEGMENT)
  const fits = shape.test(value) && (parameter !== 'id' || Number(value) <= MAX_ID)
  if (!fits) throw unfitParameter(parameter, pattern, value)
}

export function fillPattern(pattern: string, params: Record<string, unknown>): string {
  const filled: string[] = []
  for (const { text, parameter, optional } of segmentsOf(pattern)) {
    if (text === '*') {
      filled.push(
        ...String(params.path ?? '')
          .split('/')
          .filter(Boolean)
          .map(encodeURIComponent),
      )
    } else if (!parameter) {
      filled.push(text)
    } else if (params[parameter] !== undefined) {
      check(pattern, parameter, String(params[parameter]))
      filled.push(encodeURIComponent(String(params[parameter])))
    } else if (optional) {
      break
    } else {
      throw new TypeError(`Missing parameter "${parameter}" of ${pattern}`)
    }
  }
  return `/${filled.join('/')}`
}

/** The segments of a path, without empty ones. */
export function partsOf(pathname: string): string[] {
  return pathname.split('/').filter(Boolean)
}

/** The parameters of a path that matches the pattern, or null. */
export function matchPattern(pattern: string, given: string[]): Record<string, string> | null {
  const segments = segmentsOf(pattern)
  if (!hasShape(segments, given)) return null
  const params: Record<string, string> = {}
  for (const [index, { text, parameter }] of segments.entries()) {
    if (text === '*') return { ...params, path: given.slice(index).map(decode).join('/') }
    const value = given[index]
    if (parameter && value !== undefined) params[parameter] = decode(value)
  }
  for (const [parameter, value] of Object.entries(params)) check(pattern, parameter, value)
  return params
}

/** Every path is compared with all patterns several times, so this creates no objects. */
function hasShape(segments: Segment[], given: string[]): boolean {
  for (let index = 0; index < segments.length; index++) {
    const { text, parameter, optional } = segments[index] as Segment
    if (text === '*') return true
    const value = given[index]
    if (value === undefined) return optional
    if (!parameter && value !== text) return false
  }
  return given.length <= segments.length
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new TypeError(`Malformed path segment: ${JSON.stringify(segment)}`)
  }
}

/** Whether two patterns match a path in common, so that only one of them would ever be found there. */
export function overlap(one: string, other: string): boolean {
  const [ones, others] = [segmentsOf(one), segmentsOf(other)]
  for (let index = 0; index < Math.max(ones.length, others.length); index++) {
    const [a, b] = [ones[index], others[index]]
    if (a?.text === '*' || b?.text === '*') return true
    if (!a || !b) return (a ?? b)?.optional === true
    if (!a.parameter && !b.parameter && a.text !== b.text) return false
  }
  return true
}
