import { codeAt } from '../ui/on-demand.ts'
import { keepDeferredView, keepView, type ViewFile } from './loaded-views.ts'
import type { ShownView } from './views.ts'

/** Keeps the views a first page was rendered with, wherever it says they are: the list of all is navigation code. */
export async function keepFirstViews(views: ShownView[]): Promise<void> {
  await Promise.all(
    views.map(async ({ model, file: address, deferred }) => {
      const code = codeAt<ViewFile>(address)
      if (deferred) keepDeferredView(model, code, deferred)
      else await keepView(model, code)
    }),
  )
}
