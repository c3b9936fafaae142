import { defineTheme } from 'openfoyer/theme'

/**
 * Copier paper, toner, and the two inks of the month: `bold` and `deep`. They change in the design desk; everything that is
 * printed over something else (`overprint.css`) takes them from there. Toner can be read on both.
 */
const paper = '#e7e5dd'
const toner = '#0b0b0b'
const pink = '#ff5eb9'
const blue = '#5b9dff'

export default defineTheme({
  colours: {
    page: { ground: paper, figure: toner },
    quiet: { ground: '#f6f5f0', figure: toner },
    bold: { ground: pink, figure: toner },
    deep: { ground: blue, figure: toner },
    overlay: { ground: toner, figure: paper },
    ticket: { ground: toner, figure: paper },
    focus: { ground: toner, figure: paper },
    error: { ground: toner, figure: pink },
    notice: { ground: pink, figure: toner },
    done: { ground: blue, figure: toner },
    soldOut: { ground: blue, figure: toner },
    fewLeft: { ground: pink, figure: toner },
    cancelled: { ground: toner, figure: paper },
    moved: { ground: pink, figure: toner },
  },
  // The negative: toner everywhere, the light shines through the paper.
  dark: {
    page: { ground: toner, figure: paper },
    quiet: { ground: '#1c1c1b', figure: paper },
    bold: { ground: pink, figure: toner },
    deep: { ground: blue, figure: toner },
    overlay: { ground: paper, figure: toner },
    ticket: { ground: paper, figure: toner },
    focus: { ground: paper, figure: toner },
    error: { ground: pink, figure: toner },
    cancelled: { ground: paper, figure: toner },
  },
  faces: {
    spoken: {
      family: ['Archivo', 'Arial Black', 'Arial', 'sans-serif'],
      files: [
        {
          name: 'archivo',
          source: '@fontsource-variable/archivo/files/archivo-*-wdth-normal.woff2',
          weight: '100 900',
          axes: { wght: 900, wdth: { min: 62, max: 125 } },
          kerning: { wdth: 100 },
          early: 'preloaded',
        },
      ],
      fallbacks: [{ like: 'Arial Bold', size: 112 }],
    },
    read: {
      family: ['JetBrains Mono', 'monospace'],
      files: [
        {
          name: 'jetbrains-mono',
          source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-*-wght-normal.woff2',
          weight: '100 900',
          axes: { wght: 500 },
          early: 'preloaded',
        },
      ],
    },
  },
  titles: { weight: '900', leading: '0.9', tracking: '-0.02em' },
  display: { weight: '900', leading: '0.82', tracking: '-0.035em' },
  // Multiples of one line of 24 px, as what a copier makes of it: 71 %, 100 %, 141 %, 200 %.
  type: {
    small: '0.875rem',
    body: '1rem',
    lead: '1rem',
    h4: '1.5rem',
    h3: '1.5rem',
    h2: 'clamp(2.25rem, 1.5rem + 3vw, 4.5rem)',
    display: 'clamp(3.75rem, 1rem + 13vw, 15rem)',
  },
  space: {
    1: '0.75rem',
    2: '1.5rem',
    3: '1.5rem',
    4: '3rem',
    5: '4.5rem',
    6: '6rem',
    edge: 'clamp(1.2rem, 2.4vw, 2.4rem)',
    gutter: '1.2rem',
  },
  shape: { hairline: '2px', rule: '0.375rem', radius: '0', mark: '0' },
  motion: { quick: '0s', calm: '0s', panel: '0s', page: '0s', ease: 'linear', swing: 'linear' },
})
