import { wake } from '../ui/asleep.tsx'
import { keepSleeping, keepView, type ViewFile } from './kit/loaded-views.ts'
import type { ShownView } from './views.ts'

/** Keeps the views a first page was rendered with, wherever it says they are: the list of all is for those who go on. */
export async function keepFirstViews(
  views: ShownView[],
  load: (address: string) => Promise<ViewFile>,
): Promise<void> {
  await Promise.all(
    views.map(async ({ model, file, sleeps }) => {
      const keep = async () => keepView(model, await load(file))
      if (sleeps) keepSleeping(model, sleeps, wake(keep))
      else await keep()
    }),
  )
}
