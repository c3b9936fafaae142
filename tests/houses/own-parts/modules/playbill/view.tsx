import type { ContentOf } from 'openfoyer/views'
import type { playbill } from './schema.ts'

export default function PlaybillView({ module }: { module: ContentOf<typeof playbill> }) {
  return (
    <ol>
      {module.works_objs.map(({ id, title, composer, minutes }) => (
        <li key={id}>
          {composer}: {title} ({minutes}′)
        </li>
      ))}
      {module.encore_obj && <li value={0}>{module.encore_obj.title}</li>}
    </ol>
  )
}
