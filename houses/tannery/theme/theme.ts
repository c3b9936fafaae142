import { defineTheme } from 'openfoyer/theme'

/** Copier paper and two inks. The second ink is that of the month. */
const paper = '#f3f2ec'
const black = '#0c0c0c'
const ink = '#ff5a36'

export default defineTheme({
  colours: {
    page: { ground: paper, figure: black },
    quiet: { ground: '#ffffff', figure: black },
    deep: { ground: black, figure: paper },
    bold: { ground: ink, figure: black },
    overlay: { ground: black, figure: paper },
    ticket: { ground: black, figure: paper },
  },
  faces: {
    spoken: {
      family: ['Archivo', 'Arial Narrow', 'sans-serif'],
      files: [
        {
          name: 'archivo',
          source: '@fontsource-variable/archivo/files/archivo-*-wght-normal.woff2',
          weight: '400 900',
          axes: { wght: { min: 400, max: 900 } },
          early: 'preloaded',
        },
      ],
      fallbacks: [
        { like: 'Arial', weight: '400 599', size: 100 },
        { like: 'Arial Bold', weight: '600 900', size: 100 },
      ],
    },
    read: {
      family: ['JetBrains Mono', 'monospace'],
      files: [
        {
          name: 'jetbrains-mono',
          source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-*-wght-normal.woff2',
          weight: '400 800',
          axes: { wght: 400 },
          early: 'requested',
        },
      ],
    },
  },
  titles: { weight: '900', leading: '0.92', tracking: '-0.03em' },
  type: {
    small: '0.8125rem',
    body: '1rem',
    lead: '1.125rem',
    h4: '1.25rem',
    h3: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)',
    h2: 'clamp(2rem, 1.4rem + 3vw, 4rem)',
    display: 'clamp(3rem, 1rem + 11vw, 12rem)',
  },
  shape: { hairline: '1px', rule: '3px', radius: '0' },
})
