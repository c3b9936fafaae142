import { type ComponentType, type RefObject, Suspense, use, useEffect, useRef } from 'react'
import { inBackground } from './in-background.ts'
import { stirred } from './stirred.ts'

export interface Sleeper {
  /** Its source, whose styles the page needs all the same. */
  file: string
  /** Brings its code at once: for the server, and for whoever goes on. */
  load(): Promise<void>
}

/**
 * A part that a first page shows as the server wrote it: its code is fetched once the visitor stirs, and until then its
 * links are plain links. For what does nothing by itself and shows no field to write in.
 */
export function asleep<P extends object>(
  file: string,
  fetchPart: () => Promise<ComponentType<P>>,
): ComponentType<P> & Sleeper {
  let Part: ComponentType<P> | null = null
  let waking: Promise<void> | null = null
  const load = async () => {
    Part ??= await fetchPart()
  }

  function Waking({ props, missed }: { props: P; missed: RefObject<HTMLElement | null> }) {
    useEffect(() => {
      // After the focus that came with it, which React is about to hand in later.
      const timer = setTimeout(() => missed.current?.click())
      return () => clearTimeout(timer)
    }, [missed])
    if (!Part) {
      waking ??= wake(load)
      use(waking)
    }
    return Part && <Part {...props} />
  }

  function Asleep(props: P) {
    const host = useRef<HTMLDivElement>(null)
    const missed = useMissedClick(host, () => Part === null)
    return (
      <div ref={host} style={CONTENTS}>
        <Suspense>
          <Waking props={props} missed={missed} />
        </Suspense>
      </div>
    )
  }
  return Object.assign(Asleep, { file, load })
}

/** Loads what slept. What cannot be had stays asleep until the network is back: the page stands without it. */
export async function wake(load: () => Promise<void>): Promise<void> {
  await stirred
  for (;;) {
    try {
      return await inBackground(load)
    } catch {
      await new Promise((online) => addEventListener('online', online, { once: true }))
    }
  }
}

const CONTENTS = { display: 'contents' }

/** A button pressed while its code is on the way: pressed again for the visitor when it has come. */
function useMissedClick(host: RefObject<HTMLElement | null>, isAsleep: () => boolean) {
  const missed = useRef<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what wakes does not fall asleep again
  useEffect(() => {
    if (!isAsleep()) return
    const remember = (event: Event) => {
      const button = (event.target as Element).closest<HTMLElement>('button')
      // Once the code is there, React answers by itself; and whoever presses elsewhere has thought better of it.
      missed.current = isAsleep() && button && host.current?.contains(button) ? button : null
      if (!missed.current) return
      // One that opens something may stand in a form, which would be sent in the meantime.
      if (missed.current.hasAttribute('aria-expanded')) event.preventDefault()
    }
    // Before React hears of it, which stops what it cannot answer yet.
    addEventListener('click', remember, true)
    return () => removeEventListener('click', remember, true)
  }, [])
  return missed
}
