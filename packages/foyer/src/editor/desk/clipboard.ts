import { listIn, moduleIn, type Tree } from '../../module-tree/tree.ts'
import type { Module } from '../../modules/kit/define-module.ts'
import { modulesInText, textOfModules } from '../blocks/copied.ts'
import { modulesOfPasted } from '../blocks/pasted-article.ts'
import { mayStand, placeBehind } from '../blocks/standing.ts'
import { unwrittenIn } from '../checks/unwritten.ts'
import { newId } from '../page/new-id.ts'
import { cleanHtml } from '../words/clean-html.ts'
import { insertModules } from './actions.ts'
import { currentVisit, desk, say, words } from './desk.ts'

const KEPT = 'foyer-modules'

/** Copies a module with everything in it, for this page or another, in this browser or another. */
export async function copyModule(id: string): Promise<void> {
  const tree = edited()
  if (!tree) return
  const text = textOfModules([moduleIn(tree, id)])
  try {
    localStorage.setItem(KEPT, text)
  } catch {
    // It is still in the clipboard.
  }
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    copyByEvent(text)
  }
  say(words().copied)
}

/** For pages that may not write the clipboard, such as without TLS: uses a copy event, like copying by hand. */
function copyByEvent(text: string): void {
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('copy', give, { capture: true, once: true })
  document.execCommand('copy')
  removeEventListener('copy', give, { capture: true })
}

/** Pastes the copied modules after a module, or at the end. */
export async function paste(behind: string | null): Promise<void> {
  const kept = localStorage.getItem(KEPT) ?? ''
  const text = (await navigator.clipboard?.readText().catch(() => kept)) ?? kept
  if (!pasteText(text, behind) && !pasteText(kept, behind)) say(words().nothingToPaste)
}

/** False if the text contains no copied modules, or none that this place allows. */
function pasteText(text: string, behind: string | null): boolean {
  const tree = edited()
  const modules = modulesInText(text, { newId, clean: cleanHtml })
  if (!tree || !modules) return false
  const fits = (list: Parameters<typeof mayStand>[2]) =>
    modules.every(({ model }) => mayStand(tree, model, list))
  const top = { parent: null, place: '' }
  const at =
    behind !== null && tree.nodes.has(behind)
      ? placeBehind(tree, behind, fits)
      : fits(top)
        ? { ...top, after: listIn(tree, top).at(-1) ?? null }
        : null
  if (at) insertModules(modules, at)
  else say(words().doesNotFit)
  return true
}

/** Pastes a text with headings from another program into a text module: its headings and texts become modules. */
function pasteArticle(html: string, target: EventTarget | null): boolean {
  const { selected } = desk.get()
  const tree = edited()
  const node = selected === null ? undefined : tree?.nodes.get(selected)
  const isInWords = target instanceof Element && target.closest('[data-words]') !== null
  if (!tree || !node || node.model !== 'text' || !isInWords || html.includes('data-pm-slice')) return false
  const modules = modulesOfPasted(html, { newId, locale: currentVisit().locale })
  const at = modules && placeBehind(tree, node.id, (list) => mayStand(tree, 'headline', list))
  if (!modules || !at) return false
  const isUnwritten = unwrittenIn({ ...node.fields, id: node.id, model: node.model } as Module).length > 0
  insertModules(modules, at, isUnwritten || !node.fields.content ? node.id : undefined)
  return true
}

function edited(): Tree | null {
  return desk.get().area?.live.tree() ?? null
}

/** Handles pasting, also into the text of a module: copied modules are inserted as modules, not as text. */
export function watchPaste(): void {
  addEventListener(
    'paste',
    (event) => {
      if (!desk.get().isEditing || isInField(event.target)) return
      const { selected } = desk.get()
      const isPasted =
        pasteText(event.clipboardData?.getData('text/plain') ?? '', selected) ||
        pasteArticle(event.clipboardData?.getData('text/html') ?? '', event.target)
      if (!isPasted) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}

function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [data-panel]') !== null
}
