import { translate } from '../../contract/define-strings.ts'
import type { Call } from '../../contract/endpoint.ts'
import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import type { Present } from '../../documents/contract.ts'
import type { UserState } from '../../domains/accounts/contract.ts'
import type { Operation } from '../../module-tree/operations.ts'
import type { Place } from '../../module-tree/tree.ts'
import { createStore, useStore } from '../../ui/store.ts'
import type { OtherDocument } from '../document/other-document.ts'
import type { Area } from '../page/area.ts'
import type { LinkKind } from '../pickers/link-kind.ts'
import { strings } from '../texts.ts'
import type { RichTextHandle } from '../words/rich-text-handle.ts'

/** The editor's session on this page. */
export interface Visit {
  call: Call
  callIn(locale: Locale): Call
  locale: Locale
  user: UserState
  navigate(path: string): void
}

export type Panel = 'form' | 'history' | 'publish' | 'outline' | 'conflicts' | 'shortcuts' | 'translation'

export interface Alert {
  kind: 'saved' | 'error'
  text: string
}

interface Desk {
  visit: Visit | null
  /** False in view mode. */
  isEditing: boolean
  /** The toolbar is shown unless the query has `noToolbar` (1 §4 Editor). */
  hasToolbar: boolean
  area: Area | null
  /** The document in the page's other language, once it is open. */
  other: OtherDocument | null
  selected: string | null
  hovered: string | null
  panel: Panel | null
  /** The place of the next module; the menu of blocks is open while it is set. */
  inserting: Place | null
  /** A link that was just added, and the kind of target to choose. */
  finding: { module: string; kind: LinkKind } | null
  /** The rich text that has the focus. */
  rich: RichTextHandle | null
  alert: Alert | null
  /** The text announced to screen readers. */
  said: string
  isLoginOpen: boolean
  /** Other windows in which the document is open. */
  others: Present[]
  isPaletteOpen: boolean
  /** The operations since the version that the page is compared with. */
  compared: Operation[] | null
}

/** The state shared by the tools and the tags on the page, which are in two React trees. */
export const desk = createStore<Desk>({
  visit: null,
  isEditing: false,
  hasToolbar: true,
  area: null,
  other: null,
  selected: null,
  hovered: null,
  panel: null,
  inserting: null,
  finding: null,
  rich: null,
  alert: null,
  said: '',
  isLoginOpen: false,
  others: [],
  isPaletteOpen: false,
  compared: null,
})

export function useDesk<T>(pick: (value: Desk) => T): T {
  return useStore(desk, pick)
}

/** The texts of the tools, in the language of the page. */
export function useWords() {
  const locale = useDesk(({ visit }) => visit?.locale ?? DEFAULT_LOCALE)
  return translate(strings, locale)
}

export function words() {
  return translate(strings, desk.get().visit?.locale ?? DEFAULT_LOCALE)
}

export function currentVisit(): Visit {
  const { visit } = desk.get()
  if (!visit) throw new Error('Nobody is editing')
  return visit
}

/** Raw HTML is for admins (3-readings, Texts); only they have a link to the accounts. */
export function mayWriteHtml(): boolean {
  return desk.get().visit?.user.admin_menus.some(({ url }) => url === '/admin/accounts/user/') ?? false
}

/** Announces a text to screen readers. */
export function say(text: string): void {
  // A repeated text is changed by a space, because screen readers only announce changes.
  desk.set(({ said }) => ({ said: said === text ? `${text}\u00a0` : text }))
}

let hiding: ReturnType<typeof setTimeout> | undefined
const SAVED_MS = 4000

/** 1 §4 Alert: the save alert disappears after 4000 ms; an error stays until it is dismissed (3-readings, Texts). */
export function showAlert(alert: Alert): void {
  clearTimeout(hiding)
  desk.set({ alert })
  if (alert.kind === 'saved') hiding = setTimeout(() => desk.set({ alert: null }), SAVED_MS)
}
