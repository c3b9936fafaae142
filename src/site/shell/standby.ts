import type { ComponentType } from 'react'
import { inBackground } from '../../ui/in-background.ts'
import type { SkeletonKind } from './skeletons/skeleton-of.ts'

/** What a page that goes well never shows: errors, and outlines of screens that take their time. */
interface Standby {
  ErrorView: ComponentType<{ error: unknown }>
  Outline: ComponentType<{ kind: SkeletonKind }>
  skeletonOf(pathname: string): SkeletonKind
}

let parts: Standby | null = null

export function standby(): Standby | null {
  return parts
}

export async function loadStandby(): Promise<void> {
  parts ??= await inBackground(() => import('./standby-parts.ts'))
}
