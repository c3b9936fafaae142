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

/** The grounds of a site; every theme has them all. */
export const GROUNDS = {
  page: 'the pages of the site, and what a browser shows around a page',
  quiet: 'a calm section (cc01)',
  deep: 'a section that stands out, and the footer (cc02)',
  bold: 'a section that stands out most (cc03), and signs that shall be seen',
  overlay: 'what covers a page or a picture: menus, notices, credits',
  ticket: 'buttons that sell, and nothing else',
} as const

/** Colours that follow from others where a theme does not name them. */
export const FOLLOWING = {
  scrim: 'the veil behind a dialog; as `overlay` if it is left out, so its ground is dark',
  letter: 'letters by e-mail; as `page` if it is left out',
  duotone: 'the two inks of pictures that are duotones; as `page` if it is left out',
} as const

/** Signals: what a theme leaves out is shown in the colours around it. */
export const SIGNALS = {
  focus: 'the frame around what has the focus, and the line between the two',
  link: 'links in a text on `page` and `quiet`, and the ground of the one under the pointer',
  notice: 'what a visitor should know before going on',
  error: 'what a visitor has to correct',
  done: 'what has been done for a visitor',
} as const

/** The states of an evening, shown as signals. */
export const EVENING = {
  soldOut: 'sold out',
  fewLeft: 'few tickets are left',
  cancelled: 'cancelled',
  moved: 'on another day',
} as const

/** The colours of a house by their roles, each with what it is for. */
export const COLOURS = { ...GROUNDS, ...FOLLOWING, ...SIGNALS, ...EVENING } as const

export const FACES = {
  spoken: 'what is said aloud: titles, dates, buttons, menus',
  read: 'what is read: articles, descriptions, letters',
} as const

export type Faces = Record<keyof typeof FACES, Face>

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
  mark: 'the corners of small signs, such as the point of a list: 50% is a disc, 0 a square',
} as const

export const MOTION = {
  quick: 'how long a small change takes, such as that of a colour under the pointer',
  calm: 'how long something takes to appear',
  panel: 'how long a panel takes to open',
  page: 'how long a new page takes to come to rest',
  ease: 'how what appears slows down',
  swing: 'how what opens begins and slows down',
} as const

export const PICTURES = {
  row: 'the ratio of pictures in a row of the programme',
  card: 'the ratio of posters in a wall or a row of cards',
  wide: 'the ratio of landscape pictures in lists',
  banner: 'the ratio of pictures beside a message',
  treatment: '`none`, or `duotone`: all pictures in the two inks of `duotone`',
} as const

export const TREATMENTS = ['none', 'duotone'] as const
export type Treatment = (typeof TREATMENTS)[number]

export type Ground = keyof typeof GROUNDS
export type ColourRole = keyof typeof COLOURS
export type Colours = Record<Ground, Pair> & Partial<Record<ColourRole, Pair>>

/** How a house looks, every role filled but the colours that may be left out. */
export interface Theme {
  colours: Colours
  /** For visitors whose system is dark. Without it, the site looks the same for all. */
  dark?: Partial<Colours>
  faces: Faces
  /** Other pairs of faces that a brand may choose, by their names. */
  facePairs?: Record<string, Faces>
  titles: Setting
  display: Setting
  type: Record<keyof typeof TYPE, string>
  space: Record<keyof typeof SPACE, string>
  shape: Record<keyof typeof SHAPE, string>
  motion: Record<keyof typeof MOTION, string>
  pictures: Record<keyof typeof PICTURES, string> & { treatment: Treatment }
}

/** What `theme/theme.ts` says: what it leaves out is as in the neutral theme. */
export type ThemeChoice = { [Group in keyof Theme]?: Partial<Theme[Group]> }

/** The roles of each group with what they are for; the reference and the page of the look are made from it. */
export const ROLES: { [Group in Exclude<keyof Theme, 'dark' | 'facePairs'>]: Record<string, string> } = {
  colours: COLOURS,
  faces: FACES,
  titles: TITLES,
  display: DISPLAY,
  type: TYPE,
  space: SPACE,
  shape: SHAPE,
  motion: MOTION,
  pictures: PICTURES,
}
