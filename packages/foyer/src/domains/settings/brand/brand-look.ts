import { createHash } from 'node:crypto'
import { theme as themeOfHouse } from '#house/theme'
import type { Brand } from '../../../contract/brand.ts'
import { colourProperties, shapeProperties } from '../../../house/theme/print-theme.ts'
import { FOLLOWING, GROUNDS, type Theme } from '../../../house/theme/roles.ts'
import type { BrandColour, BrandCorners, BrandDensity, BrandPictures, BrandScheme } from './brand-options.ts'

const RADIUS: Record<Exclude<BrandCorners, 'theme'>, string> = { square: '0', soft: '4px', round: '24px' }
const DENSITY: Record<Exclude<BrandDensity, 'theme'>, string> = { airy: '1.3', tight: '.7' }

/** The roles whose colours a brand may change: those that every theme has, and the signals that this one names. */
export const BRAND_ROLES = [
  ...new Set([...Object.keys(GROUNDS), ...Object.keys(FOLLOWING), ...Object.keys(themeOfHouse.colours)]),
].filter((role) => role !== 'letter')

/** The pairs of faces that a brand may choose from. */
export const BRAND_FACES = ['theme', ...Object.keys(themeOfHouse.facePairs ?? {})]

export interface BrandValues {
  colours: BrandColour[]
  pictures: BrandPictures
  corners: BrandCorners
  faces: string
  density: BrandDensity
  scheme: BrandScheme
}

/**
 * The theme as a brand changes it: the one source for pages, letters, the web manifest and paper. A brand that names colours or a
 * scheme has one scheme for all visitors.
 */
export function brandedTheme(values: BrandValues, theme: Theme = themeOfHouse): Theme {
  const { pictures, corners, faces } = values
  const { dark, ...rest } = theme
  return {
    ...rest,
    colours: colouredBy(values, theme),
    ...(dark && !hasOneScheme(values) && { dark }),
    faces: theme.facePairs?.[faces] ?? theme.faces,
    shape: { ...theme.shape, ...(corners !== 'theme' && { radius: RADIUS[corners] }) },
    pictures: { ...theme.pictures, ...(pictures !== 'theme' && { treatment: pictures }) },
  }
}

const hasOneScheme = ({ colours, scheme }: BrandValues) => colours.length > 0 || scheme !== 'theme'

/** Where a brand has colours for pages, letters have them too, whatever colours the theme has for letters. */
function colouredBy({ colours, scheme }: BrandValues, theme: Theme): Theme['colours'] {
  const { letter, ...base } = { ...theme.colours, ...(scheme === 'dark' && theme.dark) }
  const own = Object.fromEntries(colours.map(({ role, ground, figure }) => [role, { ground, figure }]))
  return { ...base, ...(letter && !own.page && { letter }), ...own }
}

/** What a brand changes on a page: custom properties of the document, the treatment of pictures, and the logo. */
export function brandLook(values: BrandValues, logo: string | null, theme: Theme = themeOfHouse): Brand {
  const { pictures, density } = values
  return {
    style: {
      ...changedProperties(values, theme),
      ...(density !== 'theme' && { '--density': DENSITY[density] }),
    },
    pictures: pictures === 'theme' ? null : pictures,
    logo,
  }
}

/** Only what differs, because every page carries it; all colours where the theme has a dark scheme that would count otherwise. */
function changedProperties(values: BrandValues, theme: Theme): Record<string, string> {
  const branded = brandedTheme(values, theme)
  const colours = colourProperties(branded.colours)
  const beatsDark = theme.dark !== undefined && hasOneScheme(values)
  return {
    ...(beatsDark ? colours : whereOther(colours, colourProperties(theme.colours))),
    ...(beatsDark && { colorScheme: values.scheme === 'dark' ? 'dark' : 'light' }),
    ...whereOther(shapeProperties(branded), shapeProperties(theme)),
  }
}

function whereOther(after: Record<string, string>, before: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value))
}

/** The address of a logo changes with its content, so that browsers may keep it. */
export function logoAddress(id: number, logo: string): string | null {
  if (!logo) return null
  return `/brand/${id}/${createHash('sha256').update(logo).digest('hex').slice(0, 16)}.svg`
}
