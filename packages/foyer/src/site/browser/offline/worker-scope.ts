/**
 * The part of a service worker's global scope that ours uses. TypeScript's own `webworker` types would collide with
 * those of the page.
 */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { data: unknown }) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; matchAll(options: { type: 'window' }): Promise<{ url: string }[]> }
  registration: ServiceWorkerRegistration
  location: Location
}

/** What the build tells the worker about itself. */
export interface BuildFacts {
  /** Different for every build. */
  version: string
  /** The site's styles and early fonts, which the offline page uses. */
  styles: string[]
  fonts: string[]
  /** Files that every page loads after its first view, perhaps when the network is already gone. */
  code: string[]
}
