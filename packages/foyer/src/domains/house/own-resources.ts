import { defineResource } from '../../saving/resource.ts'
import { defineSubject } from '../../saving/subject.ts'
import { madeOf } from './made.ts'
import type { OwnResource } from './own-resource.ts'

const known = new Map<string, OwnResource>()

/** Makes a resource of the house one like ours. */
export function takeOwnResource(own: OwnResource): void {
  const { subject, resource } = madeOf(own)
  defineSubject(subject)
  defineResource(resource)
  known.set(own.name, own)
}

/** By its kind of reference, such as `house/work`. */
export function ownResourceNamed(name: string): OwnResource | undefined {
  return known.get(name)
}
