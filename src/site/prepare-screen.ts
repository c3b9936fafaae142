import { filesOf, loadViews } from '../modules/views.ts'
import type { Screen } from '../ui/screen.ts'

/** Brings into memory what a screen's view cannot wait for: its own things, and the views of its modules. */
export async function prepareScreen(screen: Screen, data: unknown): Promise<void> {
  await Promise.all([screen.prepare?.(data), loadViews(screen.modules?.(data) ?? [])])
}

/** The source files behind what a screen shows, as keys of the build's manifest. */
export function screenFiles(screen: Screen, data: unknown): string[] {
  return [...(screen.files?.(data) ?? []), ...filesOf(screen.modules?.(data) ?? [])]
}
