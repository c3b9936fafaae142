/** What is used of an HTML file that stands for an error: its style and its body (1 §7). */
export interface CustomErrorPage {
  css: string
  body: string
  hasHeading: boolean
}

/** What stands for the whole page at the beginning of a selector; in the shadow its host stands for it. */
const ROOT = /(^\s*|[{},]\s*)(?::root|html|body)(?=[\s,>+~{])/g
/** Letters and signs may be written by their numbers. */
const ESCAPE = /\\(?:0{0,4}([2-7][\da-f])(?:\s|(?![\da-f]))|([g-z]))/gi
const FOREIGN_ADDRESS = /url\((?!\s*["']?(?:#|data:|\/[\w%.-]))/gi

/**
 * The style of such a file for the shadow it stands in. What asks for something from elsewhere becomes a name that means
 * nothing, and nothing in it ends the element it stands in.
 */
export function shadowStyle(css: string): string {
  return css
    .replace(ESCAPE, unescaped)
    .replace(/@import/gi, '@foreign')
    .replace(/(?:image-set|image|src)\(/gi, 'foreign(')
    .replace(FOREIGN_ADDRESS, 'foreign(')
    .replace(ROOT, '$1:host')
    .replaceAll('</', '<\\/')
}

function unescaped(written: string, code: string | undefined, letter: string | undefined): string {
  const sign = letter ?? String.fromCharCode(Number.parseInt(code ?? '', 16))
  return /[\w@(:/.-]/.test(sign) ? sign : written
}
