/** Text that is markup already. All other values are escaped when they are put into markup. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Markup | Markup[] | false | null | undefined

/** Builds markup from a template. Values are escaped, so they can only become text. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.map((part, index) => part + written(values[index])).join(''))
}

function written(value: Value): string {
  if (value === undefined || value === null || value === false) return ''
  if (value instanceof Markup) return value.text
  if (Array.isArray(value)) return value.map(written).join('')
  return escapeText(String(value))
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string)
}
