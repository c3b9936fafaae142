// In the head of every page. Fonts, styles and pictures load first, without competition, until the first paint; then
// the scripts are added. A page that is never painted, such as one in a background tab, gets its scripts after the
// `load` event.
{
  const { scripts, preloads, on } = document.currentScript.dataset
  const append = (list, name, properties, address) => {
    for (const file of list.split(' ').filter(Boolean))
      document.head.append(Object.assign(document.createElement(name), properties, { [address]: file }))
  }
  let isDone = false
  const begin = () => {
    if (isDone) return
    isDone = true
    append(preloads, 'link', { rel: 'modulepreload' }, 'href')
    append(scripts, 'script', { type: 'module', async: false }, 'src')
  }
  // A house may have them wait for the first use of a control (`scripts` in house.ts). Who has used one before, or is logged in, has
  // this cookie. A button does nothing before its script is there, so its press is repeated then.
  if (on === 'use' && !document.cookie.includes('csrftoken=')) {
    // The page answers as soon as it restores scroll positions itself (use-scroll.ts).
    const isAlive = () => history.scrollRestoration === 'manual'
    const press = (button) => (isAlive() ? button.click() : setTimeout(press, 50, button))
    const use = ({ type, target }) => {
      const control = target.closest?.('button, input, select, textarea')
      if (!control) return
      begin()
      if (type === 'click' && control.type === 'button' && !isAlive()) press(control)
    }
    for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, use, true)
  } else {
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
    addEventListener('load', begin)
  }
}
