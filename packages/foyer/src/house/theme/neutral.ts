import type { Theme } from './roles.ts'

/** The look of a house that has none of its own yet: white, dark ink, the faces of the visitor's machine. */
export const neutral: Theme = {
  colours: {
    page: { ground: '#ffffff', figure: '#16191d' },
    quiet: { ground: '#f1f3f2', figure: '#16191d' },
    deep: { ground: '#1c2b33', figure: '#ffffff' },
    bold: { ground: '#0d4a63', figure: '#ffffff' },
    overlay: { ground: '#16191d', figure: '#ffffff' },
    ticket: { ground: '#94320f', figure: '#ffffff' },
  },
  faces: {
    spoken: { family: ['system-ui', 'Segoe UI', 'Roboto', 'Helvetica Neue', 'Arial', 'sans-serif'] },
    read: { family: ['Charter', 'Georgia', 'Cambria', 'Noto Serif', 'DejaVu Serif', 'serif'] },
  },
  titles: { weight: '700', leading: '1.08', tracking: '-0.015em' },
  display: { weight: '700', leading: '1.02', tracking: '-0.025em' },
  type: {
    small: 'clamp(0.875rem, 0.85rem + 0.1vw, 0.9375rem)',
    body: 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.25rem)',
    lead: 'clamp(1.1875rem, 1.1rem + 0.45vw, 1.5rem)',
    h4: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.625rem)',
    h3: 'clamp(1.5rem, 1.3rem + 1vw, 2.25rem)',
    h2: 'clamp(2rem, 1.5rem + 2.2vw, 3.75rem)',
    display: 'clamp(2.5rem, 1.6rem + 4.4vw, 6rem)',
  },
  space: {
    1: '0.5rem',
    2: '1rem',
    3: '1.75rem',
    4: 'clamp(2.5rem, 2rem + 2vw, 4rem)',
    5: 'clamp(3.5rem, 2.75rem + 3.5vw, 6.5rem)',
    6: 'clamp(5rem, 4rem + 5vw, 9rem)',
    edge: 'clamp(1rem, 0.5rem + 3.2vw, 4rem)',
    gutter: 'clamp(1rem, 0.6rem + 1.6vw, 2.5rem)',
  },
  shape: { hairline: '1px', rule: '2px', radius: '3px', mark: '50%' },
  motion: {
    quick: '0.15s',
    calm: '0.4s',
    panel: '0.7s',
    page: '0.8s',
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    swing: 'cubic-bezier(0.6, 0, 0.2, 1)',
  },
  pictures: { row: '5 / 7', card: '4 / 5', wide: '3 / 2', banner: '16 / 10', treatment: 'none' },
}
