import { BLOCK_MODELS } from '../../packages/foyer/src/editor/blocks/blocks.ts'
import { newModule } from '../../packages/foyer/src/editor/blocks/new-module.ts'
import type { Operation } from '../../packages/foyer/src/module-tree/operations.ts'
import type { DocumentModule } from '../../packages/foyer/src/module-tree/tree.ts'
import { anyDefinitionOf } from '../../packages/foyer/src/modules/catalog.ts'
import type { ModuleDefinition, ModuleField } from '../../packages/foyer/src/modules/kit/define-module.ts'

const EMBEDS: Record<string, string> = {
  spotify: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
  issuu: 'https://issuu.com/haus/docs/heft',
}

/**
 * Inserts one of each block, with these words in every field for text, one after the other. Their ids begin with `name`, so that
 * those of several calls can be on one page.
 */
export function everyModule(words = 'Wort', name = 'of'): Operation[] {
  let after: string | null = null
  return BLOCK_MODELS.map((model): Operation => {
    const module = filled(anyDefinitionOf(model) as ModuleDefinition, `${name}-${model}`, words)
    const at = { parent: null, place: '', after }
    after = module.id
    return { kind: 'insert', module, at }
  })
}

function filled(definition: ModuleDefinition, id: string, words: string): DocumentModule {
  const module = newModule(definition.model, id, 'de')
  for (const [name, field] of Object.entries(definition.fields) as [string, ModuleField][]) {
    if (field.kind === 'children') {
      module.lists[name] = (field.of as ModuleDefinition[]).map((one) =>
        filled(one, `${id}-${one.model}`, words),
      )
    }
    const value = contentOf(field, words)
    if (value !== undefined) module.fields[name] = value
  }
  return module
}

/** Undefined where the default is valid. */
function contentOf(field: ModuleField, words: string): unknown {
  switch (field.kind) {
    case 'string':
      return field.format === 'key'
        ? 'key'
        : field.format === 'anchor'
          ? 'wort'
          : words.slice(0, field.maxLength)
    case 'richText':
    case 'html':
      return `<p>Wort</p>${words}`
    case 'image':
    case 'reference':
      return 1
    case 'references':
      return [1]
    case 'link':
      return '/de/haus'
    case 'video':
      return 'https://youtu.be/aqz-KE-bpKQ'
    case 'file':
      return `/media/files/0123456789abcdef.${field.accepts === 'video' ? 'webm' : 'mp3'}`
    case 'embed':
      return field.providers.map((name) => EMBEDS[name]).find(Boolean)
    case 'items':
      return [
        Object.fromEntries(
          Object.entries(field.fields).map(([name, one]) => [name, contentOf(one as ModuleField, words)]),
        ),
      ]
    default:
      return undefined
  }
}
