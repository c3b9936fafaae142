import { LOCALES } from '../../contract/locale.ts'
import { listIn, type Tree } from '../../module-tree/tree.ts'
import { anyDefinitionOf } from '../../modules/catalog.ts'
import { addItemBehind, duplicate, moveModule, removeModule, step } from '../desk/actions.ts'
import { openBlocksAtEnd, openBlocksBelow } from '../desk/blocks-menu.ts'
import { copyModule, paste, watchPaste } from '../desk/clipboard.ts'
import { desk, type Panel, say, words } from '../desk/desk.ts'
import { bringIntoView } from '../desk/on-page.ts'
import { modelName } from '../form/labels.ts'
import { setEditing } from './mode.ts'
import { placesIn } from './shown-modules.ts'

type Action = () => void

const withSelected = (work: (id: string) => void) => () => {
  const { selected } = desk.get()
  if (selected) work(selected)
}
const toggle = (panel: Panel) => () => desk.set((value) => ({ panel: value.panel === panel ? null : panel }))

/** By the modifier keys and the key itself; Cmd counts as Ctrl. */
const KEYS: Record<string, Action> = {
  'ctrl+s': () => {
    void desk.get().area?.live.send()
    say(words().saving)
  },
  'ctrl+z': () => void step('undo'),
  'ctrl+shift+z': () => void step('redo'),
  'ctrl+y': () => void step('redo'),
  'ctrl+enter': () => {
    const { selected } = desk.get()
    if (!selected) openBlocksAtEnd()
    else if (!addItemBehind(selected)) openBlocksBelow(selected)
  },
  'alt+arrowup': () => selectNext(-1),
  'alt+arrowdown': () => selectNext(1),
  'alt+shift+arrowup': withSelected((id) => moveModule(id, 'up')),
  'alt+shift+arrowdown': withSelected((id) => moveModule(id, 'down')),
  'ctrl+d': withSelected(duplicate),
  'ctrl+shift+c': withSelected((id) => void copyModule(id)),
  'ctrl+shift+v': () => void paste(desk.get().selected),
  'ctrl+shift+backspace': withSelected(removeModule),
  'ctrl+e': toggle('form'),
  'ctrl+shift+o': toggle('outline'),
  'ctrl+shift+p': toggle('publish'),
  'ctrl+shift+e': () => setEditing(false),
  'ctrl+shift+h': toggle('history'),
  ...(LOCALES.length > 1 && { 'ctrl+shift+l': toggle('translation') }),
  'ctrl+k': () => desk.set(({ isPaletteOpen }) => ({ isPaletteOpen: !isPaletteOpen })),
  'ctrl+/': toggle('shortcuts'),
}

/** Runs the action of a shortcut, for callers that use its name. */
export function act(key: string): void {
  KEYS[key]?.()
}

/** Handles shortcuts wherever the focus is; they are listed in `palette/commands.ts`. */
export function watchKeys(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (!desk.get().isEditing) return
      // A finder and the link form close themselves; what they were opened from stays.
      if (event.key === 'Escape') return closesItself(event.target) ? undefined : leave(event)
      // In a form of ours, undo belongs to the form.
      const isInForm = event.target instanceof Element && event.target.closest('[data-panel]') !== null
      const name = nameOf(event)
      if (isInForm && /^ctrl\+(shift\+)?[zy]$/.test(name)) return
      const action = KEYS[name]
      if (!action) return
      event.preventDefault()
      event.stopPropagation()
      action()
    },
    true,
  )
  watchPaste()
}

function closesItself(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, [data-own-escape]') !== null
}

function nameOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string {
  const held = [(ctrlKey || metaKey) && 'ctrl+', altKey && 'alt+', shiftKey && 'shift+'].filter(Boolean)
  return `${held.join('')}${key.toLowerCase()}`
}

/** Esc leads outwards: from the text to the tools of its module, from there to the page, out of a panel. */
function leave(event: KeyboardEvent): void {
  const { activeElement } = document
  if (activeElement?.closest('[data-words]')) {
    event.preventDefault()
    document
      .querySelector<HTMLElement>('[data-handle] button:not([tabindex="-1"])')
      ?.focus({ preventScroll: true })
  } else if (desk.get().panel) desk.set({ panel: null })
  else desk.set({ selected: null })
}

/** Selects the module before or after the selected one, in reading order. */
function selectNext(step: -1 | 1): void {
  const { area, selected } = desk.get()
  if (!area) return
  const order = readingOrder(area.live.tree())
  const at = selected === null ? (step === 1 ? -1 : 0) : order.indexOf(selected)
  const next = order[(at + step + order.length) % order.length]
  if (!next) return
  desk.set({ selected: next })
  bringIntoView(next)
  say(modelName(area.live.tree().nodes.get(next)?.model))
}

function readingOrder(tree: Tree): string[] {
  const found: string[] = []
  const visit = (ids: readonly string[]) => {
    for (const id of ids) {
      const node = tree.nodes.get(id)
      const definition = anyDefinitionOf(node?.model)
      if (!node || !definition) continue
      found.push(id)
      if (node.model !== 'section' && node.model !== 'container') continue
      for (const place of placesIn(definition, node)) visit(listIn(tree, { parent: id, place }))
    }
  }
  visit(listIn(tree, { parent: null, place: '' }))
  return found
}
