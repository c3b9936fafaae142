import { createHash } from 'node:crypto'
import { theme as themeOfHouse } from '#house/theme'
import { colourProperties } from '../../../house/theme/print-theme.ts'
import { FOLLOWING, GROUNDS, type Pair, type Theme } from '../../../house/theme/roles.ts'
import type { Brand } from '../contract.ts'
import type { BrandColour, BrandCorners, BrandPictures } from './brand-options.ts'

const RADIUS: Record<Exclude<BrandCorners, 'theme'>, string> = { square: '0', soft: '4px', round: '1.5rem' }

/** The roles whose colours a brand may change: those that every theme has, and the signals that this one names. */
export const BRAND_ROLES = [
  ...new Set([...Object.keys(GROUNDS), ...Object.keys(FOLLOWING), ...Object.keys(themeOfHouse.colours)]),
].filter((role) => role !== 'letter')

export interface BrandValues {
  colours: BrandColour[]
  pictures: BrandPictures
  corners: BrandCorners
  logo: string
}

/** The theme with the colours of a brand in the place of its own; such a brand has one scheme. */
export function withColours(colours: BrandColour[], theme: Theme = themeOfHouse): Pick<Theme, 'colours'> {
  const own = colours.map(({ role, ground, figure }): [string, Pair] => [role, { ground, figure }])
  return { colours: { ...theme.colours, ...Object.fromEntries(own) } }
}

/** What a brand changes on a page: custom properties of the document, the treatment of pictures, and the logo. */
export function brandLook(values: BrandValues, logo: string | null, theme: Theme = themeOfHouse): Brand {
  const { colours, pictures, corners } = values
  return {
    style: {
      ...(colours.length > 0 && changedColours(colours, theme)),
      ...(corners !== 'theme' && { '--radius': RADIUS[corners] }),
    },
    pictures: pictures === 'theme' ? null : pictures,
    logo,
  }
}

/** Only what differs, because every page carries it; all of them where the theme has a dark scheme that would count otherwise. */
function changedColours(colours: BrandColour[], theme: Theme): Record<string, string> {
  const all = colourProperties(withColours(colours, theme).colours)
  if (theme.dark) return { ...all, colorScheme: 'light' }
  const before = colourProperties(theme.colours)
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => before[name] !== value))
}

/** The address of a logo changes with its content, so that browsers may keep it. */
export function logoAddress(id: number, logo: string): string | null {
  if (!logo) return null
  return `/brand/${id}/${createHash('sha256').update(logo).digest('hex').slice(0, 16)}.svg`
}
