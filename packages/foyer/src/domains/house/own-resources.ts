import { defineResource } from '../../saving/resource.ts'
import { defineSubject } from '../../saving/subject.ts'
import { takeOwnSource } from '../search/own-kinds.ts'
import { madeOf } from './made.ts'
import type { OwnResource } from './own-resource.ts'
import { sourceOf } from './own-source.ts'

const known = new Map<string, OwnResource>()

/** Makes a resource of the house one like ours. */
export function takeOwnResource(own: OwnResource): void {
  const { findable, ...made } = madeOf(own)
  const { subject, resource } = made
  defineSubject(subject)
  defineResource(resource)
  if (findable) takeOwnSource(own.name, sourceOf(own, made, findable))
  known.set(own.name, own)
}

/** By its kind of reference, such as `house/work`. */
export function ownResourceNamed(name: string): OwnResource | undefined {
  return known.get(name)
}
