import type { ExtraFacts } from './define-facts.ts'
import { SetupError } from './setup-error.ts'

const KINDS = ['string', 'number', 'choice', 'boolean', 'day', 'reference', 'references']

/** The facts of one item, checked; the first mistake is refused with one sentence that names the file. */
export function checkFacts(item: string, given: unknown): ExtraFacts {
  const refuse = (sentence: string): never => {
    throw new SetupError(`facts/${item}.ts: ${sentence}.`)
  }
  const { version, fields, strings, public: told = [], searched = [], migrate } = (given ?? {}) as ExtraFacts
  if (typeof fields !== 'object' || fields === null || typeof strings !== 'object' || strings === null) {
    return refuse('it must export defineFacts({ version, fields, strings }) by default')
  }
  if (!Number.isInteger(version) || version < 1) refuse('version must be a whole number from 1')
  if (migrate !== undefined && typeof migrate !== 'function') refuse('migrate must be a function')
  const label = (key: string) => {
    if (!strings[key]?.de && !strings[key]?.en) refuse(`strings has no label "${key}"`)
  }
  for (const [name, field] of Object.entries(fields)) {
    if (!/^[a-z][a-z0-9_]*$/.test(name))
      refuse(`"${name}" must be a name in small letters, such as stage_size`)
    if (!KINDS.includes(field?.kind)) refuse(`${name} may be: ${KINDS.join(', ')}`)
    if (isReference(field) && searched.includes(name)) refuse(`searched names "${name}", which has no words`)
    if ('required' in field && field.required)
      refuse(`${name} cannot be required: items have been stored without it`)
    label(name)
    if (field.kind === 'choice') for (const value of field.options) label(`${name}=${value}`)
  }
  for (const [list, names] of Object.entries({ public: told, searched })) {
    const stranger = Array.isArray(names) ? names.find((name) => !Object.hasOwn(fields, name)) : 'no list'
    if (stranger !== undefined) refuse(`${list} names "${stranger}", which is none of its fields`)
  }
  return given as ExtraFacts
}

const isReference = ({ kind }: { kind: string }) => kind === 'reference' || kind === 'references'
