import { isFailure } from '../../contract/errors.ts'
import { href } from '../../contract/routes.ts'
import { accounts } from '../../domains/accounts/endpoints.ts'
import { type LoadArguments, Redirect } from '../../ui/screen.ts'
import { refuse } from './refuse.ts'

type Guard = (args: LoadArguments) => Promise<void>

/** Who may see a screen. A visitor is sent to the login and returns from there. */
const GUARDS: Record<string, Guard> = {
  login: async (args) => {
    const { is_logged_in } = await args.call(accounts.details)
    if (!is_logged_in) toLogin(args)
  },
  editor: async (args) => {
    await args.call(accounts.editor).catch((error: unknown) => {
      if (isFailure(error) && error.code === 'not_authenticated') toLogin(args)
      throw error
    })
  },
}

/** Lets only those pass whom the screen's guard allows (1 §8: an unknown guard is a 500). */
export async function passGuard(name: string | undefined, args: LoadArguments): Promise<void> {
  if (name === undefined) return
  if (!Object.hasOwn(GUARDS, name)) return refuse(500, `Unknown middleware ${name}`)
  await GUARDS[name]?.(args)
}

function toLogin({ url, locale }: LoadArguments): never {
  const query = new URLSearchParams({ next: url.pathname + url.search })
  throw new Redirect(`${href('userLogin', locale)}?${query}`, 302)
}
