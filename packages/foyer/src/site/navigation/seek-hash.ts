import { anchorTarget, goToAnchor } from '../../ui/anchor.ts'

/** 1 §9 Scroll to hash. */
const DELAY = 1_000
const RETRY = 250
const TRIES = 100

/** Scrolls to the target of a hash as soon as it exists. Returns a function that ends the search. */
export function seekHash(hash: string): () => void {
  let end = () => {}
  let left = TRIES
  const seek = () => {
    const target = anchorTarget(hash)
    if (target) end = goToAnchor(target, 'hash')
    else if (left-- > 0) timer = setTimeout(seek, RETRY)
  }
  let timer = setTimeout(seek, DELAY)
  return () => {
    clearTimeout(timer)
    end()
  }
}
