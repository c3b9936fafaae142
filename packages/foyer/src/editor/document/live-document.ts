import type { Operation } from '../../module-tree/operations.ts'
import type { Clash } from '../../module-tree/rebase.ts'
import type { Tree } from '../../module-tree/tree.ts'
import { advance, asItStands, type Change, type Head, withChanges } from '../outbox/advance.ts'
import { arranged } from '../outbox/arranged.ts'
import { enter } from '../outbox/enter.ts'
import type { Aside, Entry, Kept, Step } from '../outbox/kept.ts'
import { gathered } from '../outbox/refused.ts'
import { type Decision, resolve } from '../outbox/resolve.ts'
import type { Alone, OutboxStore } from '../outbox/store.ts'
import { treeWith, tryApply } from '../outbox/tree-with.ts'
import { createForeignCount } from './foreign-count.ts'
import { openRecord } from './record.ts'
import { type Hindrance, type SaveState, saveStateOf } from './save-state.ts'
import { createSender, withEntry } from './sender.ts'
import type { DocumentServer } from './server.ts'
import { type Shown, shownOf } from './shown.ts'
import { type Direction, stepOf, withoutLetters, withStep } from './undo.ts'

export interface Surroundings {
  server: DocumentServer
  store: OutboxStore
  alone: Alone
  /** Identifies the person and the document, so that the writes of one person are not sent by another. */
  key: string
  newId(): string
  /** In milliseconds. */
  now(): number
  /** Runs work a little later, replacing what was scheduled before. */
  later(milliseconds: number, work: () => void): void
}

/** A document that is being edited. The tree is the server's head with the waiting writes of this browser. */
export interface LiveDocument {
  tree(): Tree
  /** The version of the head, as far as this tab knows. */
  version(): number
  state(): SaveState
  /** Writes that need a decision: conflicts, and refused ones. */
  aside(): Entry[]
  subscribe(listener: () => void): () => void
  /** `stretch`: consecutive changes with the same key become one step. */
  change(operations: Operation[], stretch?: string): Promise<void>
  /** A change of text that another person has changed since it was shown: stored, but not sent before a decision. */
  clash(operations: Operation[], clash: Clash): Promise<void>
  /** How often other people have changed a field of a module since the document was opened. */
  foreign(module: string, field: string): number
  /** The number of steps undone or redone, and of pulls that brought own changes of another window: after one, the shown text is replaced even while it has the focus. */
  steps(): number
  /** The time at which the next step to undo or redo was first made; null if there is none. */
  stepTime(direction: Direction): number | null
  /** False if another person has changed the same since, or if there is no step. */
  step(direction: Direction): Promise<boolean>
  resolve(module: string | null, decision: Decision): Promise<void>
  /** Sends waiting writes: after a login, when the network is back, before the page is left. */
  send(): Promise<void>
  /** Loads what others have written. */
  pull(): Promise<void>
  close(): void
}

/** A pause in typing longer than this ends a stretch. */
const PAUSE = 800

export async function openLiveDocument(surroundings: Surroundings): Promise<LiveDocument> {
  const { server, store, alone, key, newId, now, later } = surroundings
  const listeners = new Set<() => void>()
  let shown: Shown | null = null
  let hindrance: Hindrance | null = null
  let stepsTaken = 0
  const foreign = createForeignCount()
  const tell = () => {
    shown = null
    for (const listener of listeners) listener()
  }

  // Read before the head: stored writes must not be based on a version that this tab has not seen.
  const before = await store.read(key)
  // Writes stored before a reload are this person's own, and are shown from the beginning.
  for (const { id } of before?.entries ?? []) foreign.own(id)
  let head: Head = { ...(await server.head()), log: [] }
  const record = await openRecord(store, key, head.version, tell)
  if (before)
    head = { ...head, log: await changesAfter(server, Math.min(before.since, before.version), head.version) }

  const follow = async () => {
    const before = head
    for (;;) {
      const changes = await server.changes(head.version)
      if (changes.length === 0) break
      head = await followed(head, changes, server)
      // Both at once: a listener that hears of foreign changes must find the new text.
      shown = null
      // A person types in one window at a time: their changes from another window also replace focused text here.
      if (foreign.add(changes)) stepsTaken += 1
    }
    await record.change((kept) => advance(kept, head, before))
  }
  let following: Promise<void> = Promise.resolve()
  /** One after another: two at once would both apply the same changes to the head. */
  const pull = () => {
    following = following.catch(() => {}).then(follow)
    return following
  }
  const sender = createSender({
    server,
    record,
    pull,
    headVersion: () => head.version,
    setAside: (kept, id, aside) => setAside(kept, id, aside, head.tree),
    hinder(found) {
      hindrance = found
      tell()
    },
    again: (pause) => later(pause, () => void send()),
  })
  const send = (): Promise<void> => alone(`outbox ${key}`, sender)

  const keep = async (change: Parameters<typeof record.change>[0], pause: number | null) => {
    try {
      await record.change(change)
    } catch {
      // Until the store accepts it, the change is only in this tab; the toolbar says so.
      hindrance = 'storage'
      tell()
      return later(PAUSE, () => void send())
    }
    if (pause === null) await send()
    else later(pause, () => void send())
  }

  const current = () => {
    shown ??= shownOf(head, record.get().entries)
    return shown
  }
  const stopHearing = store.subscribe(key, () => void hearOthers())
  /** Another tab has changed the stored record, and may know a newer version of the server. */
  const hearOthers = async () => {
    await record.refresh()
    if (record.get().version > head.version) await pull()
  }

  await record.change((kept) => advance(kept, head, head))
  if (record.get().entries.length > 0) later(0, () => void send())

  return {
    tree: () => current().tree,
    version: () => head.version,
    state: () => saveStateOf(record.get().entries, hindrance),
    aside: () => record.get().entries.filter(({ aside }) => aside !== null),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(operations, stretch) {
      const id = foreign.own(newId())
      const entry: Entry = { id, operations, isSent: false, aside: null, stretch: stretch ?? null }
      const at = now()
      return keep(
        (kept) => withoutLetters(enter(withStep(kept, stepBy(kept, entry, at, head.tree)), entry, head.tree)),
        stretch === undefined ? null : PAUSE,
      )
    },
    clash(operations, clash) {
      const aside = { why: 'conflict' as const, clash: asItStands(clash, head.tree) }
      const entry: Entry = { id: newId(), operations, isSent: false, aside, stretch: null }
      return keep((kept) => withoutDoubles(enter(kept, entry, head.tree), clash), null)
    },
    foreign: foreign.count,
    steps: () => stepsTaken,
    stepTime: (direction) => stepOf(record.get(), current(), direction)?.step.at ?? null,
    async step(direction) {
      const taken = stepOf(record.get(), current(), direction)
      if (!taken) return false
      const id = foreign.own(newId())
      stepsTaken += 1
      await keep((kept) => stepped(kept, direction, id, head), null)
      return !('blocked' in taken)
    },
    resolve(module, decision) {
      const id = foreign.own(newId())
      stepsTaken += 1
      return keep((kept) => arranged(resolve(kept, head, module, decision, id), head.tree), null)
    },
    send,
    pull,
    close() {
      stopHearing()
      listeners.clear()
    },
  }
}

/** The step of a write, for undoing it. */
function stepBy({ entries }: Kept, { id, operations, stretch }: Entry, at: number, head: Tree): Step {
  const inverse = tryApply(treeWith(head, entries), operations)?.inverse ?? []
  return { id, at, stretch, inverse, within: null }
}

/** The record after undoing or redoing a step. */
function stepped(kept: Kept, direction: Direction, id: string, head: Head): Kept {
  const taken = stepOf(kept, shownOf(head, kept.entries), direction)
  if (!taken) return kept
  if ('blocked' in taken) return taken.kept
  const entry: Entry = { id, operations: taken.operations, isSent: false, aside: null, stretch: null }
  const step = stepBy(kept, entry, taken.step.at, head.tree)
  const to = direction === 'undo' ? 'undone' : 'done'
  return enter({ ...taken.kept, [to]: [...taken.kept[to], step] }, entry, head.tree)
}

/** Sets a refused write aside for the editor; later changes of the same module are sent with it again. */
function setAside(kept: Kept, id: string, aside: Aside, head: Tree): Kept {
  // A foreign change may have made it a conflict already, with both texts.
  const next = withEntry(kept, id, (entry) => (entry.aside ? entry : { ...entry, aside }))
  return aside.why === 'refused' ? gathered(next, head) : next
}

/** If an editor continues to type in a conflict, only the last write is needed. */
function withoutDoubles(kept: Kept, { module, fields }: Clash): Kept {
  const isSame = ({ aside }: Entry) =>
    aside?.why === 'conflict' &&
    aside.clash.module === module &&
    aside.clash.fields.length === fields.length &&
    aside.clash.fields.every((name) => fields.includes(name))
  const last = kept.entries.findLast(isSame)
  return { ...kept, entries: kept.entries.filter((entry) => entry === last || !isSame(entry)) }
}

/**
 * The head after further changes. If the server has merged some of these into one meanwhile, the head is loaded again.
 */
async function followed(head: Head, changes: Change[], server: DocumentServer): Promise<Head> {
  try {
    return withChanges(head, changes)
  } catch (error) {
    if ((error as Error).name !== 'OperationError') throw error
    return { ...(await server.head()), log: [] }
  }
}

/** The changes between two known versions. */
async function changesAfter(server: DocumentServer, since: number, until: number) {
  const log: Change[] = []
  for (;;) {
    const from = log.at(-1)?.version ?? since
    if (from >= until) return log.filter(({ version }) => version <= until)
    const more = await server.changes(from)
    if (more.length === 0) return log
    log.push(...more)
  }
}
