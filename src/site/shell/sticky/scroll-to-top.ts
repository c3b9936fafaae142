import { scrollTo } from '../../../ui/scroll.ts'

/** 1 §9: up in 0.7 s; the keyboard goes on from the heading, because the button stays behind. */
export function backToTop(): void {
  scrollTo(null, 'toTop')
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
