import { defineTheme } from 'openfoyer/theme'

/** Night, ice, and brass. Brass is for tickets alone. */
const night = '#0a1018'
const dusk = '#142030'
const water = '#223549'
const ice = '#f3f6f8'
const frost = '#e3eaef'
const moon = '#dde6ec'
const brass = '#cfab63'

/** One face for what is said and for what is read; `foyer fonts` makes these names. */
const hanken = [
  'Hanken Grotesk',
  'Hanken Grotesk Latin',
  'Hanken Grotesk Fallback',
  'Hanken Grotesk Wide Fallback',
]

export default defineTheme({
  colours: {
    page: { ground: ice, figure: '#0f1823' },
    quiet: { ground: frost, figure: '#0f1823' },
    deep: { ground: night, figure: moon },
    bold: { ground: water, figure: '#f3f7fa' },
    overlay: { ground: '#05090e', figure: moon },
    ticket: { ground: brass, figure: night },
  },
  dark: {
    page: { ground: night, figure: moon },
    quiet: { ground: dusk, figure: moon },
    deep: { ground: '#060a10', figure: moon },
    bold: { ground: water, figure: '#f3f7fa' },
    overlay: { ground: '#030609', figure: moon },
    ticket: { ground: brass, figure: night },
  },
  faces: {
    spoken: {
      family: ['Hanken Grotesk', 'sans-serif'],
      files: [
        {
          name: 'hanken-grotesk',
          source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-*-wght-normal.woff2',
          weight: '300 600',
          axes: { wght: { min: 300, max: 600 } },
          kerning: { wght: 400 },
          early: 'preloaded',
        },
      ],
    },
    read: { family: [...hanken, 'sans-serif'] },
  },
  titles: { weight: '400', leading: '1.2', tracking: '-0.012em' },
  display: { weight: '300', leading: '1.08', tracking: '-0.025em' },
  type: {
    small: '0.875rem',
    body: '1.0625rem',
    lead: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)',
    h4: 'clamp(1.1875rem, 1.1rem + 0.35vw, 1.375rem)',
    h3: 'clamp(1.4375rem, 1.25rem + 0.8vw, 2rem)',
    h2: 'clamp(1.875rem, 1.4rem + 1.9vw, 3.25rem)',
    display: 'clamp(2.375rem, 1.5rem + 3.4vw, 5rem)',
  },
  space: {
    4: 'clamp(2rem, 1.5rem + 2vw, 3.5rem)',
    5: 'clamp(3rem, 2rem + 4vw, 6.5rem)',
    6: 'clamp(4rem, 2.5rem + 6vw, 9rem)',
    edge: 'clamp(1.25rem, 4.5vw, 5rem)',
    gutter: 'clamp(1.25rem, 2.6vw, 3rem)',
  },
  shape: { hairline: '1px', rule: '1px', radius: '0', mark: '50%' },
  motion: { calm: '0.9s', page: '0.9s' },
  pictures: { row: '3 / 2', card: '3 / 2', wide: '3 / 2', banner: '16 / 9' },
})
