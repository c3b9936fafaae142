import type { Operation } from '../../module-tree/operations.ts'
import { type DocumentModule, listIn, type Place, placeOf, type Tree } from '../../module-tree/tree.ts'
import type { Block } from '../blocks/blocks.ts'
import { newModule } from '../blocks/new-module.ts'
import { kindsIn } from '../blocks/standing.ts'
import { duplicateOf, moveBy } from '../blocks/structure.ts'
import { nextToStep } from '../document/page-history.ts'
import type { Direction } from '../document/undo.ts'
import { modelName } from '../form/labels.ts'
import type { Area } from '../page/area.ts'
import { newId } from '../page/new-id.ts'
import { currentVisit, desk, say, showAlert, words } from './desk.ts'
import { bringIntoView, focusForm, focusWords } from './on-page.ts'
import { documentsOnDesk } from './use-live.ts'

function edited(): { area: Area; tree: Tree } | null {
  const { area } = desk.get()
  return area && { area, tree: area.live.tree() }
}

/** Applies operations to the document; the outbox saves them. */
export function change(operations: Operation[], stretch?: string): void {
  void edited()?.area.live.change(operations, stretch)
}

/** Modules with text only: their form stays closed. */
const ONLY_WORDS = ['headline', 'text', 'quote', 'faq']
/** Modules with text on the page, besides the fields of their form. */
const WITH_WORDS = [...ONLY_WORDS, 'hero-media', 'full-teaser', 'two-columns', 'link']

/** Adds the module chosen in the menu; the focus goes to its text, or to its form. */
export function addBlock({ model, leadsTo }: Pick<Block, 'model' | 'leadsTo'>, at: Place): void {
  const { locale } = currentVisit()
  const module = newModule(model, newId(), locale)
  insertModules([module], at)
  desk.set({ panel: ONLY_WORDS.includes(model) ? desk.get().panel : 'form' })
  if (leadsTo) desk.set({ finding: { module: module.id, kind: leadsTo } })
  else if (WITH_WORDS.includes(model)) focusWords(module.id)
  else focusForm()
}

/** Adds an item after another, such as a teaser; false if the list may contain any module. */
export function addItemBehind(id: string): boolean {
  const on = edited()
  const here = on && placeOf(on.tree, id)
  const [kind] = (here && kindsIn(on.tree, here)) ?? []
  if (!here || !kind) return false
  const module = newModule(kind.model, newId(), currentVisit().locale)
  insertModules([module], { ...here, after: id })
  focusWords(module.id)
  return true
}

/** Begins an empty text and focuses it. If nothing is typed, the server does not store it. */
export function beginText(id: string, field: string): void {
  change([{ kind: 'update', module: id, fields: { [field]: '<p></p>' } }])
  focusWords(id, field)
}

/** Inserts modules at a place, one after another; `instead` is removed. */
export function insertModules(modules: DocumentModule[], at: Place, instead?: string): void {
  let { after } = at
  const operations: Operation[] = modules.map((module): Operation => {
    const operation: Operation = { kind: 'insert', module, at: { ...at, after } }
    after = module.id
    return operation
  })
  if (instead) operations.push({ kind: 'remove', module: instead })
  change(operations)
  const [first] = modules
  desk.set({ selected: first?.id ?? null, inserting: null })
  if (first) say(words().added(modelName(first.model)))
  bringIntoView(first?.id ?? null)
}

export function moveModule(id: string, direction: 'up' | 'down'): void {
  const on = edited()
  const operation = on && moveBy(on.tree, id, direction)
  if (!on || !operation) {
    say(words().cannotMove)
    return
  }
  change([operation])
  const after = on.area.live.tree()
  const here = placeOf(after, id)
  const list = here ? listIn(after, here) : []
  say(words().moved(list.indexOf(id) + 1, list.length))
  bringIntoView(id)
}

/** Moves a module to any place: another column, another section. */
export function moveTo(id: string, at: Place): void {
  const tree = edited()?.tree
  const here = tree && placeOf(tree, id)
  if (!here || at.after === id) return
  if (here.parent === at.parent && here.place === at.place && here.after === at.after) return
  change([{ kind: 'move', module: id, at }])
  say(words().movedThere)
}

export function duplicate(id: string): void {
  const on = edited()
  const operation = on && duplicateOf(on.tree, id, newId)
  if (operation?.kind !== 'insert') return
  change([operation])
  desk.set({ selected: operation.module.id })
  say(words().duplicated)
  bringIntoView(operation.module.id)
}

/** Removes a module with everything in it; undo restores it. */
export function removeModule(id: string): void {
  const on = edited()
  const here = on && placeOf(on.tree, id)
  if (!on || !here) return
  const name = modelName(on.tree.nodes.get(id)?.model)
  const list = listIn(on.tree, here)
  const next = list[list.indexOf(id) + 1] ?? here.after ?? here.parent
  change([{ kind: 'remove', module: id }])
  desk.set({ selected: next, panel: desk.get().panel === 'form' ? null : desk.get().panel })
  say(words().removedOne(name))
}

/**
 * Undoes the latest change of the page, or redoes it, even if it was made in the page's other language, and then says
 * so.
 */
export async function step(direction: Direction): Promise<void> {
  const { area, other } = desk.get()
  const live = nextToStep(direction, documentsOnDesk())
  if (!area || !live) return say(words()[direction === 'undo' ? 'nothingToUndo' : 'nothingToRedo'])
  const isThere = live === other?.live
  // The other language is not updated while this one is shown.
  if (isThere) await live.pull()
  const isDone = await live.step(direction)
  const { selected } = desk.get()
  if (selected && !area.live.tree().nodes.has(selected)) desk.set({ selected: null })
  if (!isDone) showAlert({ kind: 'error', text: words().cannotUndo })
  else if (isThere)
    showAlert({ kind: 'saved', text: words()[direction === 'undo' ? 'undoneThere' : 'redoneThere'] })
  else say(words()[direction === 'undo' ? 'undone' : 'redone'])
}
