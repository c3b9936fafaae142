/**
 * Runs before the alert is painted, so that an alert the visitor has closed is never visible and nothing moves. The
 * script is inline, where the policy allows it by its hash, because the browser would wait for a file. It may set
 * styles: our policy allows scripts to do that.
 */
export const HIDE_DISMISSED = `{
const { cookie, alert } = document.currentScript.dataset
if (document.cookie.split('; ').includes(cookie + '=' + alert)) {
const sheet = new CSSStyleSheet()
sheet.replaceSync('[data-top-alert="' + alert + '"] { display: none }')
document.adoptedStyleSheets = [sheet]
}
}`
