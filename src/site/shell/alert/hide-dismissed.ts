/**
 * Runs before the alert is painted: who has closed it must not see it flash by, and nothing may move when it goes. It stands in the
 * page, where the policy knows it by its hash: for a file the browser would wait before it reads on. It may set styles, which our policy
 * allows scripts to do.
 */
export const HIDE_DISMISSED = `{
const { cookie, alert } = document.currentScript.dataset
if (document.cookie.split('; ').includes(cookie + '=' + alert)) {
const sheet = new CSSStyleSheet()
sheet.replaceSync('[data-top-alert="' + alert + '"] { display: none }')
document.adoptedStyleSheets = [sheet]
}
}`
