import { createStore } from '../../../ui/store.ts'

/** 3-readings, Texts, Info layer: messages to a visitor about the site itself. */
export type Announcement = 'offline' | 'notKept' | 'online' | 'newVersion' | 'shopOffline'

export const announcements = createStore({ current: [] as Announcement[] })

/** Shows a message, once, even if it is announced several times. */
export function announce(message: Announcement): void {
  announcements.set(({ current }) => ({
    current: [...current.filter((other) => other !== message), message],
  }))
}

export function retract(message: Announcement): void {
  announcements.set(({ current }) => ({ current: current.filter((other) => other !== message) }))
}
