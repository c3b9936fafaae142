import { loadViews } from '../../modules/views.ts'
import type { Screen } from '../../ui/screen.ts'

/** Brings into memory what a screen's view cannot wait for: its own parts, and the views of its modules. */
export async function prepareScreen(screen: Screen, data: unknown): Promise<void> {
  await Promise.all([
    ...(screen.sleepers ?? []).map(({ load }) => load()),
    loadViews(screen.modules?.(data) ?? []),
  ])
}
