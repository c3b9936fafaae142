import { listIn, moduleIn, type Tree } from '../../documents/tree/tree.ts'
import { modulesInText, textOfModules } from '../blocks/copied.ts'
import { mayStand, placeBehind } from '../blocks/standing.ts'
import { newId } from '../page/new-id.ts'
import { cleanHtml } from '../words/clean-html.ts'
import { insertModules } from './actions.ts'
import { desk, say, words } from './desk.ts'

const KEPT = 'foyer-modules'

/** Copies a module with everything in it, for this page or another, in this browser or another. */
export async function copyModule(id: string): Promise<void> {
  const tree = edited()
  if (!tree) return
  const text = textOfModules([moduleIn(tree, id)])
  try {
    localStorage.setItem(KEPT, text)
  } catch {
    // It is in the clipboard all the same.
  }
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    copyByEvent(text)
  }
  say(words().copied)
}

/** Where a page may not write the clipboard by itself, such as without TLS: as a person's own copying does. */
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

/** Puts what was copied behind a module, or at the end. */
export async function paste(behind: string | null): Promise<void> {
  const kept = localStorage.getItem(KEPT) ?? ''
  const text = (await navigator.clipboard?.readText().catch(() => kept)) ?? kept
  if (!pasteText(text, behind) && !pasteText(kept, behind)) say(words().nothingToPaste)
}

/** False where the text is no copied block, or none that fits here. */
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

function edited(): Tree | null {
  return desk.get().area?.live.tree() ?? null
}

/** What a person pastes, also in the words of a block: there a copied block is a block, and no text. */
export function watchPaste(): void {
  addEventListener(
    'paste',
    (event) => {
      if (!desk.get().isEditing || isInField(event.target)) return
      if (!pasteText(event.clipboardData?.getData('text/plain') ?? '', desk.get().selected)) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}

function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [data-panel]') !== null
}
