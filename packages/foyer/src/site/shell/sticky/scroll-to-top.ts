import { scrollTo } from '../../../ui/scroll.ts'

/** 1 §9: scrolls up in 0.7 s. The keyboard continues from the heading, because the button is at the bottom. */
export function backToTop(): void {
  scrollTo(null, 'toTop')
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
