import { translate } from '../../contract/define-strings.ts'
import type { Call } from '../../contract/endpoint.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Present } from '../../documents/contract.ts'
import type { UserState } from '../../domains/accounts/contract.ts'
import type { Operation } from '../../module-tree/operations.ts'
import type { Place } from '../../module-tree/tree.ts'
import { createStore, useStore } from '../../ui/store.ts'
import type { Area } from '../page/area.ts'
import type { LinkKind } from '../pickers/link-kind.ts'
import { strings } from '../texts.ts'
import type { OtherDocument } from '../translation/other-language.ts'
import type { RichTextHandle } from '../words/rich-text-handle.ts'

/** Who edits where, for as long as the page is open. */
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
  /** False while the page is only looked at. */
  isEditing: boolean
  /** The toolbar is there unless the query has `noToolbar` (1 §4 Editor). */
  hasToolbar: boolean
  area: Area | null
  /** The same in the other language of the page, once it is open. */
  other: OtherDocument | null
  selected: string | null
  hovered: string | null
  panel: Panel | null
  /** Where the next block goes; the menu of blocks is open while it is there. */
  inserting: Place | null
  /** A link that was just added, and among what its target is chosen. */
  finding: { module: string; kind: LinkKind } | null
  /** The rich text somebody is in. */
  rich: RichTextHandle | null
  alert: Alert | null
  /** Said to those who listen. */
  said: string
  isLoginOpen: boolean
  /** Who else has the document open. */
  others: Present[]
  isPaletteOpen: boolean
  /** What led here from the version somebody compares with. */
  compared: Operation[] | null
}

/** What the tools and the tags on the page know in common: they stand in two React trees. */
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

/** The words of the tools, in the language of the page. */
export function useWords() {
  const locale = useDesk(({ visit }) => visit?.locale ?? 'de')
  return translate(strings, locale)
}

export function words() {
  return translate(strings, desk.get().visit?.locale ?? 'de')
}

export function currentVisit(): Visit {
  const { visit } = desk.get()
  if (!visit) throw new Error('Nobody is editing')
  return visit
}

/** Raw HTML is for admins (3-readings, Texts), who alone are led to the accounts. */
export function mayWriteHtml(): boolean {
  return desk.get().visit?.user.admin_menus.some(({ url }) => url === '/admin/accounts/user/') ?? false
}

/** Announces something to those who listen. */
export function say(text: string): void {
  // The same words twice would be heard once.
  desk.set(({ said }) => ({ said: said === text ? `${text}\u00a0` : text }))
}

let hiding: ReturnType<typeof setTimeout> | undefined
const SAVED_MS = 4000

/** 1 §4 Alert: the save alert leaves after 4000 ms; an error stays until it is dismissed (3-readings, Texts). */
export function showAlert(alert: Alert): void {
  clearTimeout(hiding)
  desk.set({ alert })
  if (alert.kind === 'saved') hiding = setTimeout(() => desk.set({ alert: null }), SAVED_MS)
}
