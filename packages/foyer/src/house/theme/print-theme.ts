import type { Face, Theme } from './roles.ts'

/** The classes with which editors give a section another ground (1 §9 Background classes). */
const CLASSES = { cc01: 'quiet', cc02: 'deep', cc03: 'bold' } as const

/** The roles of a theme as custom properties, and the grounds of sections: the layer `tokens`. */
export function printTheme(theme: Theme): string {
  return `:root {\n${declarations(theme)}}\n${inDark(theme)}${classes()}`
}

/** The browser then shows its own fields and scrollbars in the same scheme. */
function inDark({ dark }: Theme): string {
  if (!dark) return ''
  return `@media screen and (prefers-color-scheme: dark) {\n:root {\n  color-scheme: dark;\n${written(pairs(dark))}}\n}\n`
}

function pairs(colours: Partial<Theme['colours']>): string[][] {
  return Object.entries(colours).flatMap(([role, { ground, figure }]) => [
    [role, ground],
    [`${role}-figure`, figure],
  ])
}

function declarations({ colours, faces, titles, display, type, space, shape }: Theme): string {
  return written([
    ...pairs(colours),
    // The pair that is in use here; a section changes all three at once.
    ['ground', 'var(--page)'],
    ['figure', 'var(--page-figure)'],
    ['line', 'color-mix(in srgb, var(--figure) 100%, transparent)'],
    ...Object.entries(faces).map(([role, face]) => [role, familyOf(face)]),
    ...named('title', titles),
    ...named('display', display),
    ...named('type', type),
    ...Object.entries(space).map(([role, value]) => [/^\d/.test(role) ? `space-${role}` : role, value]),
    ...Object.entries(shape),
    // 1 §9: how wide a page and its text may become, and how much of the header stays when a page is scrolled.
    ['content-max', '188rem'],
    ['container', '88rem'],
    ['header-height', '4.5rem'],
  ])
}

function written(lines: string[][]): string {
  return lines.map(([name, value]) => `  --${name}: ${value};\n`).join('')
}

/**
 * Letters outside of the core have a family of their own, and each face has fallbacks of nearly its measures
 * (`foyer fonts` makes both).
 */
function familyOf({ family, files }: Face): string {
  const [first = '', ...rest] = family
  const made = files?.length
    ? [first, `${first} Latin`, `${first} Fallback`, `${first} Wide Fallback`]
    : [first]
  return [...made, ...rest].map((name) => (/^[a-z-]+$/.test(name) ? name : `"${name}"`)).join(', ')
}

function named(group: string, roles: object): string[][] {
  return Object.entries(roles).map(([role, value]) => [`${group}-${role}`, value])
}

/** `--line` has the colour of the text, without the mix above, which keeps a transition of colours smooth. */
function classes(): string {
  const rules = Object.entries(CLASSES).map(
    ([name, role]) => `.${name} {\n  --ground: var(--${role});\n  --figure: var(--${role}-figure);\n}\n`,
  )
  const all = Object.keys(CLASSES).map((name) => `.${name}`)
  return `${rules.join('')}:is(${all.join(', ')}) {\n  --line: var(--figure);\n  color: var(--figure);\n  background: var(--ground);\n}\n`
}
