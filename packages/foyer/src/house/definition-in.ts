import { SetupError } from './setup-error.ts'

/** The definition that the schema of a module exports, under whatever name. */
export function definitionIn(exported: Record<string, unknown>, model: string): { model: string } {
  const [definition] = Object.values(exported).filter(isDefinition)
  if (!definition) throw new SetupError(`modules/${model}/schema.ts exports no defineModule({ … }).`)
  if (definition.model !== model) {
    throw new SetupError(
      `modules/${model}/schema.ts defines the model "${definition.model}": folder and model have the same name.`,
    )
  }
  return definition
}

function isDefinition(value: unknown): value is { model: string } {
  return typeof value === 'object' && value !== null && 'model' in value && 'fields' in value
}
