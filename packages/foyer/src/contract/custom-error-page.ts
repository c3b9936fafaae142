/** The used parts of an HTML file for an error: its styles and its body (1 §7). */
export interface CustomErrorPage {
  css: string
  body: string
  hasHeading: boolean
}

/** A text that may begin with a selector, and the sign after it. */
const PARTS = /[^{},]+[{},]?/g
/** A selector of the whole page at the beginning; in a shadow root it becomes `:host`. */
const ROOT = /^(\s*)(?::root|html|body)([\s,>+~{])/
/** CSS may write letters and signs by their code. */
const ESCAPE = /\\(?:0{0,4}([2-7][\da-f])(?:\s|(?![\da-f]))|([g-z]))/gi
const OWN_ADDRESS = /^\s*["']?(?:#|data:|\/[\w%.-])/i

/**
 * Adapts the styles of such a file to its shadow root. Everything that would load a file of another server is renamed so that it
 * has no effect, and nothing can close the style element.
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
