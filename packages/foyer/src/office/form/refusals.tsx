import type { ResourceDescription } from '../../fields/description.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { useTexts } from '../use-office.ts'

interface Props {
  resource: ResourceDescription
  messages: Record<string, string[]>
}

/** Says that something is wrong, with the messages that belong to no field. */
export function Refusals({ resource, messages }: Props) {
  const t = useTexts(strings)
  if (Object.keys(messages).length === 0) return null
  const names = new Set(resource.fields.map(({ name }) => name))
  const elsewhere = Object.entries(messages).filter(([path]) => !names.has(path.split('.')[0] ?? ''))
  return (
    <div role="alert" className={parts.alert}>
      <p>{t.wrong}</p>
      {elsewhere.map(([path, texts]) => (
        <p key={path}>{texts.join(' ')}</p>
      ))}
    </div>
  )
}
