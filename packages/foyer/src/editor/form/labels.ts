import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import { anyDefinitionOf } from '../../modules/catalog.ts'
import type { WordsOf } from '../../modules/kit/editable.tsx'
import { desk } from '../desk/desk.ts'
import type { Area } from '../page/area.ts'

const language = (): Locale => desk.get().visit?.locale ?? DEFAULT_LOCALE

/** The name of a model for editors. */
export function modelName(model: string | undefined): string {
  return anyDefinitionOf(model)?.strings.name?.[language()] ?? model ?? ''
}

/** The name of a field that is edited on the page. */
export function fieldLabel({ live }: Area, { module, field, item }: WordsOf): string {
  const definition = anyDefinitionOf(live.tree().nodes.get(module)?.model)
  const strings = definition?.strings as Record<string, Record<Locale, string>> | undefined
  const name = (item && (strings?.[`${field}_${item.name}`] ?? strings?.[item.name])) || strings?.[field]
  return name?.[language()] ?? field
}
