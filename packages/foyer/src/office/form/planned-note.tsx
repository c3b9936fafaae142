import type { ResourceDescription } from '../../fields/description.ts'
import { Link } from '../../ui/link.tsx'
import { changeHref } from '../address.ts'
import type { PlannedClash } from '../calls.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { resourceName, useTexts } from '../use-office.ts'

interface Props {
  resource: ResourceDescription
  clashes: PlannedClash[]
}

/** A warning before an event is added to a room where another one is at the same time. */
export function PlannedNote({ resource, clashes }: Props) {
  const t = useTexts(strings)
  const others = [...new Map(clashes.map((clash) => [clash.id, clash.name]))]
  return (
    <div role="status">
      {others.length > 0 && (
        <div className={parts.warning}>
          <p>{t.clashes}</p>
          <ul>
            {others.map(([id, name]) => (
              <li key={id}>
                <Link to={changeHref(resourceName(resource), id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
