import { data } from 'react-router'

/** Ends a loader with an error screen; without a message the screen has its own. */
export function refuse(status: number, message?: string): never {
  throw data(message === undefined ? null : { detail: message }, { status })
}
