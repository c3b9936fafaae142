import { neutral } from './neutral.ts'
import type { ThemeChoice } from './roles.ts'

const sans = ['system-ui', 'Segoe UI', 'Roboto', 'Helvetica Neue', 'Arial', 'sans-serif']
const heavy = ['Haettenschweiler', 'Impact', 'Arial Narrow Bold', 'Arial Black', 'sans-serif']
const oldStyle = ['Iowan Old Style', 'Palatino Linotype', 'Palatino', 'Book Antiqua', 'P052', 'serif']
const modern = ['Didot', 'Bodoni MT', 'Noto Serif Display', 'Times New Roman', 'serif']
const typed = ['ui-monospace', 'Cascadia Mono', 'Menlo', 'Consolas', 'DejaVu Sans Mono', 'monospace']

/** Themes to begin with, made of the faces that machines have. `foyer create` writes one of them into the folder of the house. */
export const LOOKS = {
  /** White, dark ink: what a house without a theme has. */
  plain: neutral,
  /** Warm paper, an old-style serif, wine red: a house of words and chamber music. */
  paper: {
    colours: {
      page: { ground: '#faf6ee', figure: '#211a15' },
      quiet: { ground: '#efe7d8', figure: '#211a15' },
      deep: { ground: '#3a2420', figure: '#faf6ee' },
      bold: { ground: '#6e1f2b', figure: '#fff8ee' },
      overlay: { ground: '#211a15', figure: '#faf6ee' },
      ticket: { ground: '#6e1f2b', figure: '#ffffff' },
    },
    dark: {
      page: { ground: '#1d1713', figure: '#f4ece0' },
      quiet: { ground: '#2a221c', figure: '#f4ece0' },
      overlay: { ground: '#0f0b09', figure: '#f4ece0' },
      bold: { ground: '#e2b9a4', figure: '#1d1713' },
      ticket: { ground: '#e2b9a4', figure: '#1d1713' },
    },
    faces: { spoken: { family: oldStyle }, read: { family: oldStyle } },
    titles: { weight: '500', leading: '1.12', tracking: '-0.01em' },
    display: { weight: '500', leading: '1.04', tracking: '-0.02em' },
    shape: { hairline: '1px', rule: '1px', radius: '0' },
  },
  /** Dark at all hours, with brass for tickets: a concert hall, a club. */
  night: {
    colours: {
      page: { ground: '#0e1218', figure: '#f1f3f6' },
      quiet: { ground: '#1a212b', figure: '#f1f3f6' },
      deep: { ground: '#000000', figure: '#f1f3f6' },
      bold: { ground: '#e7e2d3', figure: '#0e1218' },
      overlay: { ground: '#000000', figure: '#f1f3f6' },
      ticket: { ground: '#d8b35a', figure: '#0e1218' },
    },
    faces: { spoken: { family: sans }, read: { family: sans } },
    titles: { weight: '400', leading: '1.15', tracking: '-0.01em' },
    display: { weight: '300', leading: '1.06', tracking: '-0.02em' },
  },
  /** Narrow heavy letters on yellow: a free stage, a festival. */
  poster: {
    colours: {
      page: { ground: '#ffffff', figure: '#0a0a0a' },
      quiet: { ground: '#ffe14a', figure: '#0a0a0a' },
      deep: { ground: '#0a0a0a', figure: '#ffffff' },
      bold: { ground: '#ffd400', figure: '#0a0a0a' },
      overlay: { ground: '#0a0a0a', figure: '#ffffff' },
      ticket: { ground: '#0a0a0a', figure: '#ffe14a' },
    },
    faces: { spoken: { family: heavy }, read: { family: sans } },
    titles: { weight: '400', leading: '0.98', tracking: '0' },
    display: { weight: '400', leading: '0.9', tracking: '0' },
    shape: { hairline: '1px', rule: '4px', radius: '0' },
  },
  /** Pale stone, thin contrasting letters, a garden green: an opera house, a museum. */
  stone: {
    colours: {
      page: { ground: '#f7f7f4', figure: '#1b211d' },
      quiet: { ground: '#e6e8e1', figure: '#1b211d' },
      deep: { ground: '#21352b', figure: '#f7f7f4' },
      bold: { ground: '#2c5a45', figure: '#ffffff' },
      overlay: { ground: '#1b211d', figure: '#f7f7f4' },
      ticket: { ground: '#2c5a45', figure: '#ffffff' },
    },
    faces: { spoken: { family: modern }, read: { family: oldStyle } },
    titles: { weight: '400', leading: '1.06', tracking: '-0.015em' },
    display: { weight: '400', leading: '1', tracking: '-0.02em' },
    shape: { hairline: '1px', rule: '1px', radius: '0' },
  },
  /** Typewriter letters, black and white, one blue: a workshop, an archive. */
  typed: {
    colours: {
      page: { ground: '#fdfdfb', figure: '#111111' },
      quiet: { ground: '#ecece8', figure: '#111111' },
      deep: { ground: '#111111', figure: '#fdfdfb' },
      bold: { ground: '#0000b8', figure: '#ffffff' },
      overlay: { ground: '#111111', figure: '#fdfdfb' },
      ticket: { ground: '#0000b8', figure: '#ffffff' },
    },
    faces: { spoken: { family: typed }, read: { family: typed } },
    titles: { weight: '700', leading: '1.15', tracking: '-0.03em' },
    display: { weight: '700', leading: '1.05', tracking: '-0.04em' },
    type: { ...neutral.type, display: 'clamp(2.25rem, 1.5rem + 3.6vw, 5rem)' },
    shape: { hairline: '1px', rule: '1px', radius: '0' },
  },
} as const satisfies Record<string, ThemeChoice>
