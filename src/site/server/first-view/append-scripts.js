// Stands in the head of every page. Fonts, styles and pictures have the line to themselves until the first paint; then the
// browser is given the scripts. A page that is never painted, such as one in a background tab, gets them when it has loaded.
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
