import { AA, contrast, readHex } from '../../contract/contrast.ts'
import type { Colours, Pair, Theme } from './roles.ts'

/** WCAG 2.2, 1.4.6: text of normal size. */
const AAA = 7

/** What makes a theme unreadable, in sentences for `foyer check`: pairs below AA. */
export function themeFaults(theme: Theme): string[] {
  return measuredPairs(theme)
    .filter(({ ratio }) => ratio < AA)
    .map((pair) => `${sentence(pair)} WCAG AA needs ${AA}.`)
}

/** What could be read better: pairs below AAA. */
export function themeWarnings(theme: Theme): string[] {
  return measuredPairs(theme)
    .filter(({ ratio }) => ratio >= AA && ratio < AAA)
    .map((pair) => `${sentence(pair)} That is enough for WCAG AA; AAA needs ${AAA}.`)
}

export interface Measured {
  role: string
  ground: string
  figure: string
  ratio: number
}

/** Every pair of a theme with its contrast, and links on the grounds they stand on, in both schemes. */
export function measuredPairs({ colours, dark = {} }: Pick<Theme, 'colours' | 'dark'>): Measured[] {
  return [...measured('colours', colours), ...measured('dark', dark)]
}

function measured(group: string, colours: Partial<Colours>): Measured[] {
  const { link, page, quiet } = colours
  const links = link ? Object.entries({ page, quiet }) : []
  const onGrounds = links.flatMap(([name, ground]): [string, Pair][] =>
    ground && link ? [[`link on ${name}`, { ground: ground.ground, figure: link.figure }]] : [],
  )
  return [...Object.entries(colours), ...onGrounds].map(([role, { ground, figure }]) => {
    const [below, above] = [readHex(ground), readHex(figure)]
    return { role: `${group}.${role}`, ground, figure, ratio: below && above ? contrast(below, above) : 1 }
  })
}

/** The ratio is rounded down, so that 4.49 is not written as 4.5. */
function sentence({ role, ground, figure, ratio }: Measured): string {
  const rounded = (Math.floor(ratio * 100) / 100).toFixed(2)
  return `theme/theme.ts: ${role} has text of ${figure} on ${ground}, a contrast of ${rounded}.`
}
