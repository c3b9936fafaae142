// In the head of every page. Fonts, styles and pictures load first, without competition, until the first paint; then
// the scripts are added. A page that is never painted, such as one in a background tab, gets its scripts after the
// `load` event.
{
  const { scripts, preloads } = document.currentScript.dataset
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
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  addEventListener('load', begin)
}
