import {
  type ComponentType,
  createContext,
  type RefObject,
  Suspense,
  use,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { beginInteraction, firstInteraction } from './first-interaction.ts'
import { isPlainClick } from './link.tsx'
import { lateCode, type OnDemand, type OnDemandOptions } from './on-demand.ts'
import { turn } from './turns.ts'

type PartFile<P> = { default: ComponentType<P> }

/** Every part that has been declared so far. */
const parts = new Set<OnDemand<unknown>>()

/** On the server: takes the files of the parts a page shows, because their styles must come with it. */
export const RenderedPartsContext = createContext<Set<string> | null>(null)

/**
 * Declares a part that a first page shows as the server wrote it: its code is fetched on the visitor's first interaction.
 * For what does nothing by itself; a part with a field takes over what was typed
 * meanwhile, as the search form does. The import is written out, `onFirstInteraction(() => import('./x.tsx'))`, and the file
 * exports the part as its default.
 */
export function onFirstInteraction<P extends object>(
  load: () => Promise<PartFile<P>>,
  options?: Pick<OnDemandOptions, 'file'>,
): ComponentType<P> {
  return deferredPart(lateCode(load, options))
}

/** The same for code that is declared elsewhere. */
export function deferredPart<P extends object>(code: OnDemand<PartFile<P>>): ComponentType<P> {
  let arrival: Promise<PartFile<P>> | null = null
  parts.add(code)

  function Part({ props, setThere }: { props: P; setThere(isThere: true): void }) {
    useEffect(() => setThere(true), [setThere])
    arrival ??= firstInteraction.then(turn).then(code.loadAhead)
    // While this waits, React leaves the boundary around it as the server wrote it.
    const { default: View } = code.loaded() ?? use(arrival)
    return <View {...props} />
  }

  return function DeferredPart(props: P) {
    const host = useRef<HTMLDivElement>(null)
    const [isThere, setThere] = useState(false)
    const first = useRef(props)
    useContext(RenderedPartsContext)?.add(code.file)
    useMissedClick(host, isThere, code)
    const shown = isThere ? props : first.current
    // The same element as long as its code is missing: asked to show something newer, React would drop what the server wrote.
    return useMemo(
      () => (
        <div ref={host} style={CONTENTS} {...(isThere ? {} : ASLEEP)}>
          <Suspense>
            <Part props={shown} setThere={setThere} />
          </Suspense>
        </div>
      ),
      [shown, isThere],
    )
  }
}

/** Brings the code of all parts that have been declared: React cannot wait for it while it renders on the server. */
export async function loadDeferredParts(): Promise<void> {
  // The code of a part may declare further ones.
  for (let missing = missingParts(); missing.length > 0; missing = missingParts())
    await Promise.all(missing.map((part) => part.load()))
}

function missingParts(): OnDemand<unknown>[] {
  return [...parts].filter((part) => part.loaded() === null)
}

/** Everything on the page comes to life at once: for whoever edits it. */
export async function wakeAll(): Promise<void> {
  beginInteraction()
  await loadDeferredParts()
}

const CONTENTS = { display: 'contents' }

/** Marks a part whose code has not come: a link in it is followed by whoever listens for links on the whole page. */
const ASLEEP = { 'data-asleep': '' }

const OPENS = '[aria-expanded],[data-opens]'
const PRESSED = `button,${OPENS}`

/** A button pressed while its code is on the way: pressed again for the visitor when it has come. */
function useMissedClick(
  host: RefObject<HTMLElement | null>,
  isThere: boolean,
  code: OnDemand<unknown>,
): void {
  const missed = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (code.loaded()) return
    const remember = (event: MouseEvent) => {
      // A link that opens something, such as the booking widget, is a button once its code has come.
      const button = isPlainClick(event) && (event.target as Element).closest<HTMLElement>(PRESSED)
      // Once the code is there, React answers by itself; and whoever presses elsewhere has thought better of it.
      missed.current = !code.loaded() && button && host.current?.contains(button) ? button : null
      // One that opens something may stand in a form, which would be sent in the meantime, or lead elsewhere.
      if (missed.current?.matches(OPENS)) event.preventDefault()
    }
    // Before React hears of it, which stops what it cannot answer yet.
    addEventListener('click', remember, true)
    return () => removeEventListener('click', remember, true)
  }, [host, code])
  // A rendering after the one in which it came: by then React has handed in the focus that came with the press.
  useEffect(() => {
    if (isThere) missed.current?.click()
  }, [isThere])
}
