import { isFailure } from '../../contract/errors.ts'
import { documents } from '../../documents/endpoints.ts'
import { differenceOf } from '../../module-tree/difference.ts'
import type { Operation } from '../../module-tree/operations.ts'
import { treeOf } from '../../module-tree/tree.ts'
import { houseInstant } from '../../ui/house-clock.ts'
import { currentVisit, desk, say, showAlert, words } from './desk.ts'

/** Moments in the house's time, and the reason for publishing in spite of errors. */
interface Wish {
  at?: string
  until?: string
  reason?: string
}

async function attempt(work: () => Promise<void>, done: string): Promise<boolean> {
  try {
    await work()
    await desk.get().area?.refresh()
    showAlert({ kind: 'saved', text: done })
    return true
  } catch (error) {
    const reason = isFailure(error) ? Object.values(error.fields ?? {})[0]?.[0] : undefined
    showAlert({ kind: 'error', text: reason ?? words().failed })
    return false
  }
}

/**
 * Publishes the head: now or from a moment on, permanently or until another moment. A page goes online with it, only in
 * this language.
 */
export async function publish({ at, until, reason }: Wish = {}): Promise<boolean> {
  const { area } = desk.get()
  if (!area) return false
  await area.live.send()
  if (area.live.state().name !== 'saved') {
    say(words().saveFirst)
    showAlert({ kind: 'error', text: words().saveFirst })
    return false
  }
  const body = {
    version: area.live.version(),
    ...(at && { at: instantOf(at) }),
    ...(until && { until: instantOf(until) }),
    ...(reason && { reason }),
  }
  return attempt(
    async () => {
      await currentVisit().call(documents.publish, { id: area.document }, body)
    },
    at ? words().nowPlanned : words().nowPublished,
  )
}

/** The value of a date input as the house's time, wherever the editor is. */
function instantOf(text: string): string {
  const [day = '', time = ''] = text.split('T')
  return houseInstant(day, `${time}:00`).toISOString()
}

export function unpublish(at: string | null = null): Promise<boolean> {
  return onDocument(async (id) => {
    await currentVisit().call(documents.unpublish, { id }, { at })
  }, words().nowHidden)
}

export function forgetSchedule(): Promise<boolean> {
  return onDocument(async (id) => {
    await currentVisit().call(documents.unschedule, { id })
  }, words().saved)
}

function onDocument(work: (id: number) => Promise<void>, done: string): Promise<boolean> {
  const { area } = desk.get()
  return area ? attempt(() => work(area.document), done) : Promise.resolve(false)
}

/** Restores an older version by an ordinary change: undo takes it back, and other editors see it. */
export async function restoreVersion(version: number): Promise<void> {
  const { area } = desk.get()
  if (!area) return
  try {
    const old = await currentVisit().call(documents.document, { id: area.document, version_id: version })
    const operations: Operation[] = differenceOf(area.live.tree(), treeOf(old.modules, old.fields))
    if (operations.length > 0) await area.live.change(operations)
    desk.set({ selected: null })
    showAlert({ kind: 'saved', text: words().nowRestored })
  } catch {
    showAlert({ kind: 'error', text: words().failed })
  }
}
