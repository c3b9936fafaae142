import { z } from 'zod'
import { id } from '../contract/params.ts'
import { MOST_OPERATIONS, moduleId, place, writing } from './contract.ts'

/**
 * The document, its version and the id of the write, which our own editor sends with a module
 * (3-readings, Decided after it was used, attacked and read, Module calls).
 */
export const control = z.object({ document: id, ...writing }).partial()
export type ModuleControl = z.output<typeof control>

export const insertBody = z.looseObject({
  ...control.shape,
  id: moduleId.optional(),
  parent: moduleId.nullable().default(null),
  place: place.shape.place.optional(),
  after: moduleId.nullable().optional(),
  order: z.int().min(0).max(1000).optional(),
  /** The page for the module, where neither a module nor a document is named. */
  object_id: id.nullable().optional(),
})
export type InsertBody = z.output<typeof insertBody>

export const ids = z.array(moduleId).min(1).max(MOST_OPERATIONS)

export const moveOne = z.object({
  ...control.shape,
  /** One module and its new place … */
  id: moduleId.optional(),
  parent: moduleId.nullable().optional(),
  place: place.shape.place.optional(),
  after: moduleId.nullable().optional(),
  order: z.int().min(0).max(1000).optional(),
  /** … or the order of several modules in one list. */
  ids: ids.optional(),
})
export type MoveBody = z.output<typeof moveOne>

/** The body with everything that a call may leave out. */
export type WholeControl = Required<ModuleControl>
