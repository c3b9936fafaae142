import { data } from 'react-router'

/** Ends a loader with an error screen. Without a message the screen shows its own text. */
export function refuse(status: number, message?: string): never {
  throw data(message === undefined ? null : { detail: message }, { status })
}
