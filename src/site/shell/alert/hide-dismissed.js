// Runs before the alert is painted: who has closed it must not see it flash by, and nothing may move when it goes.
// A classic script, because modules wait for the whole page. It may set styles, which our policy allows scripts to do.
;(() => {
  const { cookie, alert } = document.currentScript.dataset
  if (!document.cookie.split('; ').includes(`${cookie}=${alert}`)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`[data-top-alert="${alert}"] { display: none }`)
  document.adoptedStyleSheets = [sheet]
})()
