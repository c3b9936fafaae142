import type { DataRouter } from 'react-router'
import type { Call } from '../../contract/endpoint.ts'
import type { Locale } from '../../contract/locale.ts'
import { onDemand } from '../../ui/on-demand.ts'
import { userState } from '../shell/header/use-user.ts'

/** Not in the server's bundle: it needs a browser, and there it would share chunks with screens. */
const editor = import.meta.env.SSR ? null : onDemand(() => import('../../editor/begin.ts'))

const offer = onDemand(() => import('../shell/login-offer/login-offer.tsx'))

/**
 * Loads the tools for editors: at once where the address asks for them (1 §4 Editor) or the page was made for an
 * editor, otherwise when the user is known.
 */
export async function startEditor(
  router: DataRouter,
  callIn: (locale: Locale) => Call,
  isForEditor: boolean,
): Promise<void> {
  if (!editor) return
  const isAskedFor = new URLSearchParams(location.search).has('edit')
  if (!isAskedFor && !isForEditor) await editorIsKnown()
  const { begin } = await editor.loadAhead()
  const outcome = await begin(router, callIn)
  if (isAskedFor && outcome === 'not logged in') (await offer.loadAhead()).offerLogin()
}

/** Waits until the header has asked who is logged in; only editors have menus of the back-office. */
function editorIsKnown(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if ((userState.get().user?.admin_menus.length ?? 0) > 0) resolve()
    }
    userState.subscribe(look)
    look()
  })
}
