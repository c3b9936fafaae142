/** Puts values in the place of `{{name}}`. */
export function fillTemplate(template: string, values: Record<string, string>): string {
  const filled = template.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`A template asks for "${key}", which nobody gives it.`)
    return value
  })
  return `${filled.trimEnd()}\n`
}
