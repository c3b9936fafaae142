import type { ComponentType } from 'react'
import type { FieldMessages } from '../../contract/errors.ts'
import type { FieldDescription } from '../description.ts'

/** The properties of every control, whatever its kind. */
export interface ControlProps {
  field: FieldDescription
  value: unknown
  onChange(value: unknown): void
  /** The path of the field in the record, as the server names it in messages: `prices.0.price`. */
  path: string
  /** All messages of the server, by path. */
  messages: FieldMessages
}

export type Control = ComponentType<ControlProps>

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
export const idsOf = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : [])

/** A list with one entry moved by a step; unchanged where it cannot move further. */
export function moved<T>(list: readonly T[], from: number, step: -1 | 1): T[] {
  const to = from + step
  const copy = [...list]
  if (from < 0 || to < 0 || from >= list.length || to >= list.length) return copy
  copy.splice(to, 0, ...copy.splice(from, 1))
  return copy
}
