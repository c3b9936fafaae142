import { AA, contrast, type Rgb, readableOn, readHex } from '../../../contract/contrast.ts'
import type { Bilingual } from '../../../contract/locale.ts'
import { boolean, choice, colour, dateTime, items, string } from '../../../fields/kinds.ts'
import { measuredPairs } from '../../../house/theme/theme-faults.ts'
import { harmlessSvg } from '../../../platform/text/harmless-svg.ts'
import { storedIn } from '../../../saving/item-store.ts'
import { refuse } from '../../../saving/refuse.ts'
import { defineSubject } from '../../../saving/subject.ts'
import { strings } from '../strings.ts'
import { brands } from '../tables.ts'
import { BRAND_ROLES, withColours } from './brand-look.ts'
import { BRAND_CORNERS, BRAND_PICTURES, type BrandColour } from './brand-options.ts'

/** How the house looks besides its theme: saved as a draft, published, taken back. */
export const brand = defineSubject({
  area: 'settings',
  model: 'brand',
  access: 'admin',
  fields: {
    name: string({ required: true, maxLength: 100 }),
    is_published: boolean(false),
    starts_at: dateTime(),
    until: dateTime(),
    logo: string({ multiline: true, maxLength: 20_000 }),
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
  },
  store: storedIn(brands),
  titleOf: ({ name }) => name,
  async check(saving, values) {
    const { starts_at, until, colours, is_published } = values
    if (starts_at && until && Date.parse(until) < Date.parse(starts_at))
      refuse(saving, 'until', strings.endsBefore)
    if (new Set(colours.map(({ role }) => role)).size < colours.length)
      refuse(saving, 'colours', strings.roleTwice)
    const unreadable = is_published ? firstUnreadable(colours) : null
    if (unreadable) refuse(saving, 'colours', unreadable)
    const logo = values.logo && harmlessSvg(values.logo)
    if (logo === null) refuse(saving, 'logo', strings.noLogo)
    return { ...values, logo }
  },
})

/** WCAG 2.2, 1.4.3: a draft may have such a pair, what visitors see may not. */
function firstUnreadable(colours: BrandColour[]): Bilingual | null {
  const found = measuredPairs(withColours(colours)).find(({ ratio }) => ratio < AA)
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
