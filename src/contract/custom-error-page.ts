/** What is used of an HTML file that stands for an error: its style and its body (1 §7). */
export interface CustomErrorPage {
  css: string
  body: string
  hasHeading: boolean
}

/** What may begin with a selector, and the sign behind it. */
const PARTS = /[^{},]+[{},]?/g
/** What stands for the whole page at the beginning of a selector; in the shadow its host stands for it. */
const ROOT = /^(\s*)(?::root|html|body)([\s,>+~{])/
/** Letters and signs may be written by their numbers. */
const ESCAPE = /\\(?:0{0,4}([2-7][\da-f])(?:\s|(?![\da-f]))|([g-z]))/gi
const OWN_ADDRESS = /^\s*["']?(?:#|data:|\/[\w%.-])/i

/**
 * The style of such a file for the shadow it stands in. What asks for something from elsewhere becomes a name that means
 * nothing, and nothing in it ends the element it stands in.
 */
export function shadowStyle(css: string): string {
  return css
    .replace(ESCAPE, unescaped)
    .replace(/@import/gi, '@foreign')
    .replace(/(?:image-set|image|src)\(/gi, 'foreign(')
    .replace(/url\(/gi, withoutForeign)
    .replace(PARTS, (part) => part.replace(ROOT, '$1:host$2'))
    .replaceAll('</', '<\\/')
}

function withoutForeign(written: string, place: number, css: string): string {
  return OWN_ADDRESS.test(css.slice(place + written.length)) ? written : 'foreign('
}

function unescaped(written: string, code: string | undefined, letter: string | undefined): string {
  const sign = letter ?? String.fromCharCode(Number.parseInt(code ?? '', 16))
  return /[\w@(:/.-]/.test(sign) ? sign : written
}
