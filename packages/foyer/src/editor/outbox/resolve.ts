import type { Operation } from '../../module-tree/operations.ts'
import { rebase } from '../../module-tree/rebase.ts'
import { whatHappened } from '../../module-tree/since.ts'
import type { FieldsByName, Tree } from '../../module-tree/tree.ts'
import type { Head } from './advance.ts'
import type { Entry, Kept } from './kept.ts'
import { holds } from './within.ts'

/** The decision about a module that two people have changed: one of the two, or a mixture. */
export type Decision = 'theirs' | 'mine' | { fields: FieldsByName }

/** The record after a decision. What was decided is a new write with a new id, based on the current head. */
export function resolve(kept: Kept, head: Head, module: string | null, decision: Decision, id: string): Kept {
  const isAbout = ({ aside }: Entry) => aside?.why === 'conflict' && aside.clash.module === module
  const mine = kept.entries.filter(isAbout).flatMap(({ operations }) => operations)
  if (mine.length === 0) return kept
  const others = kept.entries.filter((entry) => !isAbout(entry))
  if (decision === 'theirs') return { ...kept, entries: others }
  const wanted: Operation[] =
    decision === 'mine' ? mine : [{ kind: 'update', module, fields: decision.fields }]
  const operations = [...bringBack(head, module, wanted), ...wanted]
  return { ...kept, entries: [...others, { id, operations, isSent: false, aside: null, stretch: null }] }
}

/** If the other person has removed the module, it is first inserted again, with everything in it. */
function bringBack({ tree, log }: Head, module: string | null, wanted: Operation[]): Operation[] {
  const isStanding = module === null || tree.nodes.has(module)
  if (isStanding || wanted.some((operation) => operation.kind === 'insert')) return []
  for (const [at, { inverse }] of [...log.entries()].reverse()) {
    const removed = inverse.find(
      (operation) => operation.kind === 'insert' && holds(operation.module, module),
    )
    if (removed) return onto(tree, log.slice(at), removed)
  }
  return []
}

function onto(tree: Tree, later: Head['log'], operation: Operation): Operation[] {
  const next = rebase(tree, whatHappened([...later]), operation)
  return next ? [next] : []
}
