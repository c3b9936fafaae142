import { defineTheme } from 'openfoyer/theme'

/** Of Fraunces, texts need 16 to 30 px only. */
const opsz = 20
const fraunces = '@fontsource-variable/fraunces/files/fraunces-*-opsz'

/** Cream paper, a green that is almost black, a clear blue, ink; and a red-orange where something can be bought. */
export default defineTheme({
  colours: {
    page: { ground: '#f5eedd', figure: '#0d1813' },
    quiet: { ground: '#ebe0c6', figure: '#0d1813' },
    deep: { ground: '#10261d', figure: '#f5eedd' },
    bold: { ground: '#1d36c9', figure: '#fdf8ec' },
    overlay: { ground: '#0d1813', figure: '#f5eedd' },
    ticket: { ground: '#ff4a1c', figure: '#0d1813' },
  },
  faces: {
    spoken: {
      family: ['Bricolage Grotesque', 'sans-serif'],
      files: [
        {
          name: 'bricolage-grotesque',
          source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-*-opsz-normal.woff2',
          weight: '200 800',
          // All weights and all optical sizes, for headings as well as small print.
          axes: { wght: { min: 350, max: 800 } },
          kerning: { wght: 700, opsz: 30 },
          early: 'preloaded',
        },
      ],
      // Measured: regular, bold, and the extra bold of large titles differ in width.
      fallbacks: [
        { like: 'Arial', weight: '200 599', size: 104 },
        { like: 'Arial Bold', weight: '600 799', size: 99 },
        { like: 'Arial Bold', weight: '800', size: 95 },
        { like: 'DejaVu Sans', weight: '200 599', size: 93 },
        { like: 'DejaVu Sans Bold', weight: '600 800', size: 86 },
      ],
    },
    read: {
      family: ['Fraunces', 'serif'],
      files: [
        {
          ...{ name: 'fraunces-regular', source: `${fraunces}-normal.woff2`, weight: '100 549' },
          ...{ axes: { wght: 400, opsz }, early: 'requested' },
        },
        {
          ...{ name: 'fraunces-bold', source: `${fraunces}-normal.woff2`, weight: '550 900' },
          axes: { wght: 700, opsz },
        },
        {
          ...{
            name: 'fraunces-italic',
            source: `${fraunces}-italic.woff2`,
            weight: '100 900',
            style: 'italic',
          },
          axes: { wght: { min: 400, max: 700 }, opsz },
        },
      ],
      fallbacks: [
        { like: 'Georgia', size: 104 },
        { like: 'DejaVu Serif', size: 93 },
      ],
    },
  },
  titles: { weight: '700', leading: '1.02', tracking: '-0.02em' },
  display: { weight: '800', leading: '0.92', tracking: '-0.03em' },
  type: {
    small: 'clamp(0.875rem, 0.85rem + 0.1vw, 0.9375rem)',
    body: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.375rem)',
    lead: 'clamp(1.25rem, 1.1rem + 0.7vw, 1.75rem)',
    h4: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)',
    h3: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)',
    h2: 'clamp(2.5rem, 1.7rem + 3.6vw, 5rem)',
    display: 'clamp(3.25rem, 1.4rem + 8.4vw, 10.5rem)',
  },
  space: {
    1: '0.5rem',
    2: '1rem',
    3: '1.75rem',
    4: 'clamp(2.5rem, 2rem + 2.4vw, 4rem)',
    5: 'clamp(4rem, 3rem + 5vw, 8rem)',
    6: 'clamp(5.5rem, 4rem + 8vw, 12rem)',
    edge: 'clamp(1rem, 0.5rem + 3.2vw, 4rem)',
    gutter: 'clamp(1rem, 0.6rem + 1.6vw, 2.5rem)',
  },
  shape: { hairline: '1px', rule: '2px', radius: '0' },
})
