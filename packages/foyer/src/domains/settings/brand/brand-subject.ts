import { theme } from '#house/theme'
import { AA, contrast, type Rgb, readableOn, readHex } from '../../../contract/contrast.ts'
import type { Bilingual } from '../../../contract/locale.ts'
import { boolean, choice, colour, dateTime, image, items, string } from '../../../fields/kinds.ts'
import { measuredPairs } from '../../../house/theme/theme-faults.ts'
import { harmlessSvg } from '../../../platform/text/harmless-svg.ts'
import { storedIn } from '../../../saving/item-store.ts'
import { refuse } from '../../../saving/refuse.ts'
import { defineSubject } from '../../../saving/subject.ts'
import { strings } from '../strings.ts'
import { brands } from '../tables.ts'
import { BRAND_FACES, BRAND_ROLES, type BrandValues, brandedTheme } from './brand-look.ts'
import {
  BRAND_CORNERS,
  BRAND_DENSITIES,
  BRAND_PICTURES,
  BRAND_SCHEMES,
  BRAND_SCOPES,
} from './brand-options.ts'

/** A brand can only choose a scheme that the theme gives. */
const SCHEMES = BRAND_SCHEMES.filter((scheme) => theme.dark || scheme === 'theme')

/** How the house looks besides its theme: saved as a draft, published, taken back. */
export const brand = defineSubject({
  area: 'settings',
  model: 'brand',
  target: 'brand',
  access: 'admin',
  fields: {
    name: string({ required: true, maxLength: 100 }),
    scope: choice(BRAND_SCOPES, 'house'),
    is_published: boolean(false),
    starts_at: dateTime(),
    until: dateTime(),
    logo: string({ multiline: true, maxLength: 20_000 }),
    logo_image: image(),
    colours: items(
      {
        role: choice(BRAND_ROLES, 'page', { required: true }),
        ground: colour({ required: true }),
        figure: colour({ required: true }),
      },
      { max: BRAND_ROLES.length },
    ),
    pictures: choice(BRAND_PICTURES, 'theme'),
    corners: choice(BRAND_CORNERS, 'theme'),
    faces: choice(BRAND_FACES, 'theme'),
    density: choice(BRAND_DENSITIES, 'theme'),
    scheme: choice(SCHEMES, 'theme'),
    share_image: image(),
  },
  store: storedIn(brands),
  titleOf: ({ name }) => name,
  async check(saving, values) {
    const { starts_at, until, colours, is_published } = values
    if (starts_at && until && Date.parse(until) < Date.parse(starts_at))
      refuse(saving, 'until', strings.endsBefore)
    if (new Set(colours.map(({ role }) => role)).size < colours.length)
      refuse(saving, 'colours', strings.roleTwice)
    const unreadable = is_published ? firstUnreadable(values) : null
    if (unreadable) refuse(saving, 'colours', unreadable)
    const logo = values.logo && harmlessSvg(values.logo)
    if (logo === null) refuse(saving, 'logo', strings.noLogo)
    return { ...values, logo }
  },
})

/** WCAG 2.2, 1.4.3: a draft may have such a pair, what visitors see may not. */
function firstUnreadable(values: BrandValues): Bilingual | null {
  const found = measuredPairs(brandedTheme(values)).find(({ ratio }) => ratio < AA)
  if (!found) return null
  const [ground, figure] = [readHex(found.ground), readHex(found.figure)] as [Rgb, Rgb]
  const role = found.role.replace('colours.', '')
  const ratio = (Math.floor(contrast(ground, figure) * 100) / 100).toFixed(2)
  const nearest = readableOn(ground, figure)
  return {
    de: strings.unreadable.de(role, ratio, nearest),
    en: strings.unreadable.en(role, ratio, nearest),
  }
}
