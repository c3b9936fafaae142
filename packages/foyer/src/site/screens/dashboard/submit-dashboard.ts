import type { z } from 'zod'
import { type Contract, endpoint } from '../../../contract/endpoint.ts'
import { Failure, isFailure } from '../../../contract/errors.ts'
import { failureBody } from '../../../contract/failure-body.ts'
import { href } from '../../../contract/routes.ts'
import { insight } from '../../../domains/insight/endpoints.ts'
import type { LoadArguments, SubmitResult } from '../../../ui/screen.ts'

/** What went wrong in one of the small forms: which form, for which row, what was typed, and why. */
export interface DashboardResult {
  form: string
  about: string
  typed: string
  message: string
}

/** Calls of the back-office, so that what is added here is saved as if it were added there. */
type Adding = Contract & { body: z.ZodType }
const addRedirect = endpoint<Adding>('POST', '/api/admin/pages/redirect')
const addSynonym = endpoint<Adding>('POST', '/api/admin/search/synonym')

type Args = LoadArguments & { form: URLSearchParams }

/** Handles the switches, a redirect from an address that was not found, and a synonym for a search without results. */
export async function submit({ call, form, locale, url }: Args): Promise<SubmitResult<DashboardResult>> {
  const given = (name: string) => form.get(name)?.trim() ?? ''
  const name = form.has('switch') ? 'switch' : given('form')
  const isOn = given('to') === 'online'
  const switches = given('switch') === 'shop' ? { is_shop_online: isOn } : { is_site_online: isOn }
  const works: Record<string, () => Promise<unknown>> = {
    switch: () => call(insight.switchSite, {}, switches),
    redirect: () => call(addRedirect, {}, { old_path: given('about'), new_path: given('typed') }),
    synonym: () => call(addSynonym, {}, { word: given('about'), means: given('typed') }),
  }
  try {
    if (!Object.hasOwn(works, name)) throw new Failure('invalid')
    await works[name]?.()
  } catch (error) {
    if (!isFailure(error) || name === 'switch') throw error
    const words = error.fields
      ? Object.values(error.fields).flat()
      : [String(failureBody(error, locale).detail)]
    return {
      status: error.status,
      result: { form: name, about: given('about'), typed: given('typed'), message: words.join(' ') },
    }
  }
  const back = new URLSearchParams({ done: name })
  for (const day of ['from', 'to']) {
    const asked = url.searchParams.get(day)
    if (asked) back.set(day, asked)
  }
  return { redirect: `${href('dashboard', locale)}?${back}` }
}
