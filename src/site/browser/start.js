{
  const LOWER_PARTS = [
    'main > [data-model]:nth-child(n + 3):not(:has(> [data-sticks]))',
    'main > section:nth-child(n + 2)',
    'main section:nth-of-type(n + 4)',
    'main article:nth-of-type(n + 4)',
    '#site-footer',
  ]
  const MOVES = ['keydown', 'pointerdown', 'scroll', 'touchstart', 'wheel']
  const leaveOutLowerParts = () => {
    const [visit] = performance.getEntriesByType('navigation')
    if (visit?.type !== 'navigate' || location.hash || location.search.includes('edit')) return
    let parts = [...document.querySelectorAll(LOWER_PARTS)]
    for (const part of parts) part.toggleAttribute('data-rests', !part.parentElement.closest('[data-rests]'))
    // Whatever takes its place in the window may bring others into it.
    for (let seen = parts; seen.length > 0; ) {
      parts = parts.filter((part) => part.hasAttribute('data-rests'))
      seen = parts.filter((part) => part.getBoundingClientRect().top < innerHeight * 1.25)
      for (const part of seen) part.removeAttribute('data-rests')
    }
    for (const event of MOVES) addEventListener(event, layOutAll, { capture: true, passive: true })
  }
  // Whoever begins to move finds the page as high as it is. Behind a dialog nobody does.
  const layOutAll = () => {
    if (document.querySelector('dialog[open]')) return
    for (const event of MOVES) removeEventListener(event, layOutAll, true)
    for (const part of document.querySelectorAll('[data-rests]')) part.removeAttribute('data-rests')
  }

  const { scripts, preloads } = document.currentScript.dataset
  const files = [
    ...scripts.split(' ').map((src) => ['script', { type: 'module', async: false, src }]),
    ...preloads
      .split(' ')
      .filter(Boolean)
      .map((href) => ['link', { rel: 'modulepreload', href }]),
  ]
  const { port1, port2 } = new MessageChannel()
  const begin = () => port2.postMessage(null)
  port1.onmessage = () => {
    const [name, properties] = files.shift() ?? []
    if (!name) return port1.close()
    document.head.append(Object.assign(document.createElement(name), properties))
    begin()
  }
  addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
    leaveOutLowerParts()
  })
  addEventListener('load', begin)

  const remember = (event) => {
    const button = event.target.closest('button[type=button]')
    const isOurs = !early.reactListens || button?.closest('[data-asleep]')
    early.pressed = isOurs ? button : null
    if (early.reactListens && early.pressed) event.stopImmediatePropagation()
  }
  const { pathname, search } = location
  const follow = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload()
  }
  const early = {
    pressed: null,
    reactListens: false,
    forget: () => {
      removeEventListener('click', remember, true)
      removeEventListener('popstate', follow)
    },
  }
  window.early = early
  addEventListener('click', remember, true)
  addEventListener('popstate', follow)
}
