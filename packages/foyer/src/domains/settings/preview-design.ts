import type { Brand } from '../../contract/brand.ts'
import type { DesignSettings } from '../../contract/design-settings.ts'
import { type Call, type Endpoint, endpointKey } from '../../contract/endpoint.ts'
import { Failure } from '../../contract/errors.ts'
import type { LetterContent, RenderLetter } from '../../contract/letter.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Fields } from '../../fields/kinds.ts'
import { recordSchema } from '../../fields/validation.ts'
import type { Context } from '../../platform/context.ts'
import { parseIn } from '../../platform/endpoints/messages.ts'
import type { ShowPage } from '../../platform/show-page.ts'
import { harmlessSvg } from '../../platform/text/harmless-svg.ts'
import type { Values } from '../../saving/subject.ts'
import { letterLook, logoOf } from './brand/brand-in-effect.ts'
import { type BrandValues, brandedTheme, brandLook } from './brand/brand-look.ts'
import { brand } from './brand/brand-subject.ts'
import { ticketPath, withTicket } from './sample-ticket.ts'
import { design } from './settings-subjects.ts'
import { designOf } from './stored-settings.ts'
import { strings } from './strings.ts'
import type { designSettings } from './tables.ts'

interface Wish {
  /** The page to show, such as `/de/programm`. */
  path: string
  values: Values
}

/** The values of the form of a brand. */
interface Given extends BrandValues {
  logo: string
  logo_image: number | null
}

interface Means {
  showPage: ShowPage
  /** The call by which pages read the settings. */
  settings: Endpoint
}

/**
 * A page as it would look with the unsaved values of the design form. Nothing is written, stored or announced: the
 * values are only used in this one request, so no other page is made with them.
 */
export async function previewDesign(
  context: Context,
  { path, values }: Wish,
  { showPage, settings }: Means,
): Promise<{ html: string }> {
  const shown = designOf(asRow(parsed(context, design.fields, values)))
  return { html: await showPage(context, path, (call) => withSettings(call, settings, { design: shown })) }
}

async function sampleLetter(
  { db, locale, siteName, origin }: Context,
  given: BrandValues,
): Promise<LetterContent> {
  const { letterSubject, letterText, letterButton, letterClosing } = strings
  const name = await siteName(db)
  return {
    ...{ locale, subject: letterSubject[locale], siteName: name, look: letterLook(brandedTheme(given)) },
    ...{ before: [letterText[locale]], after: [], closing: `${letterClosing[locale]}\n${name}` },
    button: { words: letterButton[locale], address: origin() },
  }
}

/** The same for the form of a brand, published or not. Its logo is part of the page, because it has no address yet. */
export async function previewBrand(
  context: Context,
  { path, values }: Wish,
  { showPage, renderLetter, settings }: Means & { renderLetter: RenderLetter },
): Promise<{ html: string }> {
  // A new brand has no name yet, and nobody sees its name.
  const given = parsed(context, brand.fields, { ...values, name: '–' }) as unknown as Given
  const svg = given.logo && harmlessSvg(given.logo)
  const [sample, locale] = path.split('/') as [string, Locale]
  if (sample === 'letter')
    return { html: await renderLetter(await sampleLetter({ ...context, locale }, given)) }
  const picture = await logoOf(context, { id: 0, logo: '', logoImageId: given.logo_image })
  const shown = brandLook(given, picture ?? (svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : null))
  const withBrand = (call: Call) => withSettings(call, settings, { brand: shown })
  if (sample === 'ticket') {
    return {
      html: await showPage(context, ticketPath(locale), (call) => withTicket(withBrand(call), locale)),
    }
  }
  return { html: await showPage(context, path, withBrand) }
}

function parsed(context: Context, fields: Fields, values: Values): Values {
  const result = parseIn(context.locale, recordSchema(fields), values)
  if (!result.ok) throw new Failure('invalid', { fields: result.fields })
  return result.value as Values
}

/** Replaces a part of the answer of the settings call, from which pages take it. */
function withSettings(
  call: Call,
  settings: Endpoint,
  part: { design: DesignSettings } | { brand: Brand },
): Call {
  return (async (endpoint, ...args) => {
    const answer = await call(endpoint, ...args)
    // The brand in the form is shown, not that of a festival.
    if ('brand' in part && typeof answer === 'object') Reflect.deleteProperty(answer as object, 'brand')
    if (endpointKey(endpoint) !== endpointKey(settings)) return answer
    const { data, ...rest } = answer as { data: object }
    return { ...rest, data: { ...data, ...part } }
  }) as Call
}

/** Fields and columns have the same names, in snake case and in camel case. */
function asRow(values: Values) {
  const columns = Object.entries(values).map(([name, value]) => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(columns) as typeof designSettings.$inferSelect
}
