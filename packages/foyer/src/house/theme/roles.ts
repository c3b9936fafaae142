/** Two colours that belong together: text and lines of `figure` on `ground`. */
export interface Pair {
  ground: string
  figure: string
}

/** A typeface. Without `files` it is one that the visitor's machine has. */
export interface Face {
  /** The names to try in turn, such as `"Fraunces", serif` in CSS; the last is a general one, such as `sans-serif`. */
  family: string[]
  /** The files that `foyer fonts` makes for it. */
  files?: FontFile[]
  /** What is shown until they arrive. Without this, the usual fonts of machines in the sizes that their letters suggest. */
  fallbacks?: Fallback[]
}

/** A font of the visitor's machine in the measures of the real one. */
export interface Fallback {
  like: Like
  /** The weights it stands for; all by default. */
  weight?: string
  /** In percent, where you have measured it on pages. */
  size?: number
}

export type Like = 'Arial' | 'Arial Bold' | 'DejaVu Sans' | 'DejaVu Sans Bold' | 'Georgia' | 'DejaVu Serif'

/** One file of a face, as `foyer fonts` makes it from the complete font. */
export interface FontFile {
  /** The beginning of the names of what is made, such as `fraunces-bold`. */
  name: string
  /** The complete font: a file of a package of the house or of its folder. `*` stands for `latin` and `latin-ext`. */
  source: string
  /** The weights of the pages that get this file, such as `400` or `550 900`. */
  weight: string
  style?: 'italic'
  /** Of a variable font: what is left of each axis, one value or a range. */
  axes?: Record<string, number | { min: number; max: number }>
  /** Of a variable font: one kerning for all weights and sizes, that of these values, because kerning for each is large. */
  kerning?: Record<string, number>
  /** A first view needs it. One file may be preloaded; the others are requested when the page is laid out. */
  early?: 'preloaded' | 'requested'
}

/** How letters are set. */
interface Setting {
  weight: string
  leading: string
  tracking: string
}

/** The colours of a house by their roles, each with what it is for. */
export const COLOURS = {
  page: 'the pages of the site, letters, and what a browser shows around a page',
  quiet: 'a calm section (cc01)',
  deep: 'a section that stands out, and the footer (cc02)',
  bold: 'a section that stands out most (cc03), and signs that shall be seen',
  overlay:
    'what covers a page or a picture: menus, notices, credits; and the veil behind a dialog, so its ground is dark',
  ticket: 'buttons that sell, and nothing else',
} as const

export const FACES = {
  spoken: 'what is said aloud: titles, dates, buttons, menus',
  read: 'what is read: articles, descriptions, letters',
} as const

const TITLES = {
  weight: 'their weight',
  leading: 'their leading, a number',
  tracking: 'the space between their letters, such as -0.02em',
} as const

/** Of the largest titles: that of a page, of the next evening, the name at the end of a page. */
const DISPLAY = {
  weight: 'the weight of the largest titles, and of dates as large as those',
  leading: 'the leading of the title of a page',
  tracking: 'the space between the letters of the title of a page',
} as const

export const TYPE = {
  small: 'small print',
  body: 'running text',
  lead: 'the first lines of a text',
  h4: 'a title in a list',
  h3: 'a title in a section',
  h2: 'the title of a section',
  display: 'the title of a page',
} as const

export const SPACE = {
  1: 'between a text and its label',
  2: 'between paragraphs',
  3: 'between the parts of a block',
  4: 'between blocks',
  5: 'between sections',
  6: 'above and below a section that stands out',
  edge: 'at the left and right of a page',
  gutter: 'between columns',
} as const

export const SHAPE = {
  hairline: 'a thin line',
  rule: 'a line that divides',
  radius: 'the corners of buttons',
} as const

export type ColourRole = keyof typeof COLOURS

/** How a house looks, every role filled. */
export interface Theme {
  colours: Record<ColourRole, Pair>
  /** For visitors whose system is dark. Without it, the site looks the same for all. */
  dark?: Partial<Record<ColourRole, Pair>>
  faces: Record<keyof typeof FACES, Face>
  titles: Setting
  display: Setting
  type: Record<keyof typeof TYPE, string>
  space: Record<keyof typeof SPACE, string>
  shape: Record<keyof typeof SHAPE, string>
}

/** What `theme/theme.ts` says: what it leaves out is as in the neutral theme. */
export type ThemeChoice = { [Group in keyof Theme]?: Partial<Theme[Group]> }

/** The roles of each group with what they are for; the reference is made from it. */
export const ROLES: { [Group in Exclude<keyof Theme, 'dark'>]: Record<string, string> } = {
  colours: COLOURS,
  faces: FACES,
  titles: TITLES,
  display: DISPLAY,
  type: TYPE,
  space: SPACE,
  shape: SHAPE,
}
