import { contrast, readHex } from '../../contract/contrast.ts'
import type { Theme } from './roles.ts'

/** WCAG 2.2, 1.4.3 and 1.4.6: text of normal size. */
const AA = 4.5
const AAA = 7

/** What makes a theme unreadable, in sentences for `foyer check`: pairs below AA. */
export function themeFaults(theme: Theme): string[] {
  return pairs(theme)
    .filter(({ ratio }) => ratio < AA)
    .map((pair) => `${sentence(pair)} WCAG AA needs ${AA}.`)
}

/** What could be read better: pairs below AAA. */
export function themeWarnings(theme: Theme): string[] {
  return pairs(theme)
    .filter(({ ratio }) => ratio >= AA && ratio < AAA)
    .map((pair) => `${sentence(pair)} That is enough for WCAG AA; AAA needs ${AAA}.`)
}

interface Measured {
  role: string
  ground: string
  figure: string
  ratio: number
}

function pairs({ colours, dark = {} }: Theme): Measured[] {
  return Object.entries({ colours, dark }).flatMap(([group, roles]) =>
    Object.entries(roles).map(([role, { ground, figure }]) => {
      const [below, above] = [readHex(ground), readHex(figure)]
      const ratio = below && above ? contrast(below, above) : 1
      return { role: `${group}.${role}`, ground, figure, ratio }
    }),
  )
}

/** The ratio is rounded down, so that 4.49 is not written as 4.5. */
function sentence({ role, ground, figure, ratio }: Measured): string {
  const rounded = (Math.floor(ratio * 100) / 100).toFixed(2)
  return `theme/theme.ts: ${role} has text of ${figure} on ${ground}, a contrast of ${rounded}.`
}
