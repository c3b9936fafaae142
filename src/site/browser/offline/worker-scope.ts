/** The part of a service worker's world that ours uses; the compiler's own list would mix with that of the page. */
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

/** What the build tells the worker of itself. */
export interface BuildFacts {
  /** Another one for every build. */
  version: string
  /** The site's styles and early fonts, which the offline page is shown with. */
  styles: string[]
  fonts: string[]
  /** What every page fetches after it has come, which may be when the network has gone. */
  code: string[]
}
