import { loadViews } from '../../modules/views.ts'
import type { Screen } from '../../ui/screen.ts'

/** Loads what a screen's view cannot wait for: the views of its modules. */
export async function prepareScreen(screen: Screen, data: unknown): Promise<void> {
  await loadViews(screen.modules?.(data) ?? [])
}
