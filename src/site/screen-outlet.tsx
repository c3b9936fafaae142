import { useActionData, useLoaderData, useMatches } from 'react-router'
import type { RouteHandle } from './route-handle.ts'

/** Gives a screen's view what its loader brought. */
export function ScreenOutlet() {
  const data = useLoaderData()
  const result = useActionData()
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  if (!handle?.screen) return null
  const { View } = handle.screen
  return <View data={data} result={result} />
}
