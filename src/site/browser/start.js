{
  const { scripts, preloads } = document.currentScript.dataset
  const add = (name, properties) =>
    document.head.append(Object.assign(document.createElement(name), properties))
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    for (const src of scripts.split(' ')) add('script', { type: 'module', async: false, src })
    for (const href of preloads.split(' ')) if (href) add('link', { rel: 'modulepreload', href })
  }
  addEventListener('DOMContentLoaded', () =>
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true }),
  )
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
