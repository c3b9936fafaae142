import { contrast, readHex } from '../../contract/contrast.ts'
import { EVENING, type Face, type Pair, SIGNALS, type Theme } from './roles.ts'

/** The classes with which editors give a section another ground (1 §9 Background classes). */
const CLASSES = { cc01: 'quiet', cc02: 'deep', cc03: 'bold' } as const
/** Signals that are shown with their own ground and figure: those of the texts marked `data-signal`. */
const MARKED = [
  ...Object.keys(SIGNALS).filter((role) => role !== 'focus' && role !== 'link'),
  ...Object.keys(EVENING),
]

/** The spaces between blocks and sections, which a brand makes wider or narrower; within a block nothing moves. */
const LOOSE = new Set(['4', '5', '6'])

/** The roles of a theme as custom properties, and the grounds of sections: the layer `tokens`. */
export function printTheme(theme: Theme): string {
  return `:root {\n${declarations(theme)}}\n${inDark(theme)}${classes(theme)}`
}

/** What a theme adds to parts of the site by its signals: the layer `signals`. Empty for a theme without any. */
export function printSignals({ colours }: Theme): string {
  const rules = MARKED.filter((role) => role in colours).map((role) => {
    const name = propertyOf(role)
    return `[data-signal="${name.replaceAll('-', '_')}"] {\n  color: var(--${name}-figure);\n  background: var(--${name});\n  box-shadow: 0 0 0 0.3em var(--${name});\n}\n`
  })
  const focus = `:focus-visible {\n  outline-color: var(--focus-figure);\n  box-shadow: 0 0 0 4px var(--focus);\n}\n`
  const link = `:is(p, li, dd) a {\n  color: var(--link-figure, inherit);\n}\n:is(p, li, dd) a:hover {\n  background: var(--link, none);\n}\n`
  const all = [...rules, colours.focus ? focus : '', colours.link ? link : ''].join('')
  return all && `@media screen {\n${all}}\n`
}

/** The custom property of a role: `sold-out` for `soldOut`. */
function propertyOf(role: string): string {
  return role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The browser then shows its own fields and scrollbars in the same scheme. */
function inDark({ dark }: Theme): string {
  if (!dark) return ''
  return `@media screen and (prefers-color-scheme: dark) {\n:root {\n  color-scheme: dark;\n${written(pairs(dark))}}\n}\n`
}

/** The colours as custom properties, those included that follow from others. */
function pairs(colours: Partial<Theme['colours']>): string[][] {
  const { overlay } = colours
  return Object.entries({ ...(overlay && { scrim: overlay }), ...colours }).flatMap(([role, pair]) => {
    const { ground, figure } = role === 'duotone' ? lightFirst(pair) : pair
    return [
      [propertyOf(role), ground],
      [`${propertyOf(role)}-figure`, figure],
    ]
  })
}

/** A picture keeps its lights and shadows, also where the page is dark. */
function lightFirst({ ground, figure }: Pair): Pair {
  const [black, one, other] = [readHex('#000'), readHex(ground), readHex(figure)]
  const isDark = black && one && other && contrast(one, black) < contrast(other, black)
  return isDark ? { ground: figure, figure: ground } : { ground, figure }
}

/** The custom properties of a scheme by their names, such as `--page`. */
export function colourProperties(colours: Theme['colours']): Record<string, string> {
  return named(light(colours))
}

/** The faces and the corners as custom properties. */
export function shapeProperties({ faces, shape }: Pick<Theme, 'faces' | 'shape'>): Record<string, string> {
  return { ...named(facesOf(faces)), '--radius': shape.radius }
}

function named(lines: string[][]): Record<string, string> {
  return Object.fromEntries(lines.map(([name, value]) => [`--${name}`, value ?? '']))
}

/** The first colours of a theme; `ink` is the darker one of its page, for sheets of paper. */
function light(colours: Theme['colours']): string[][] {
  return [...pairs({ duotone: colours.page, ...colours }), ['ink', lightFirst(colours.page).figure]]
}

function facesOf(faces: Theme['faces']): string[][] {
  return Object.entries(faces).map(([role, face]) => [role, familyOf(face)])
}

function declarations(theme: Theme): string {
  const { colours, faces, titles, display, type, space, shape, motion, pictures } = theme
  const { treatment: _, ...ratios } = pictures
  return written([
    ...light(colours),
    // The pair that is in use here; a section changes all three at once.
    ['ground', 'var(--page)'],
    ['figure', 'var(--page-figure)'],
    ['line', 'color-mix(in srgb, var(--figure) 100%, transparent)'],
    ...facesOf(faces),
    ...grouped('title', titles),
    ...grouped('display', display),
    ...grouped('type', type),
    ...Object.entries(space).map(spaceOf),
    ...Object.entries(shape),
    ...grouped('motion', motion),
    ...grouped('picture', ratios),
    // 1 §9: how wide a page and its text may become, and how much of the header stays when a page is scrolled.
    ['content-max', '188rem'],
    ['container', '88rem'],
    ['header-height', '4.5rem'],
  ])
}

/** A plain `0` stays, because a product with it would be no length. */
function spaceOf([role, value]: [string, string]): string[] {
  const isLoose = LOOSE.has(role) && value !== '0'
  return [/^\d/.test(role) ? `space-${role}` : role, isLoose ? `calc(${value} * var(--density, 1))` : value]
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

function grouped(group: string, roles: object): string[][] {
  return Object.entries(roles).map(([role, value]) => [`${group}-${role}`, value])
}

/**
 * `--line` has the colour of the text, without the mix above, which keeps a transition of colours smooth. Links of a colour of their
 * own are for the light sections; the others have other grounds.
 */
function classes({ colours }: Theme): string {
  const rules = Object.entries(CLASSES).map(
    ([name, role]) => `.${name} {\n  --ground: var(--${role});\n  --figure: var(--${role}-figure);\n}\n`,
  )
  const all = Object.keys(CLASSES).map((name) => `.${name}`)
  const links = colours.link ? '.cc02, .cc03 {\n  --link: initial;\n  --link-figure: initial;\n}\n' : ''
  return `${rules.join('')}:is(${all.join(', ')}) {\n  --line: var(--figure);\n  color: var(--figure);\n  background: var(--ground);\n}\n${links}`
}
