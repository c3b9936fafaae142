import type { ResourceDescription } from '../../fields/description.ts'
import { Link } from '../../ui/link.tsx'
import { changeHref } from '../address.ts'
import parts from '../parts.module.css'
import { resourceName } from '../use-office.ts'
import type { Refused } from './act-on-each.ts'

/** The items for which an action was refused, each with the reason and a link. */
export function RefusedList({ resource, refused }: { resource: ResourceDescription; refused: Refused[] }) {
  if (refused.length === 0) return null
  return (
    <ul role="alert" className={parts.alert}>
      {refused.map(({ id, name, why }) => (
        <li key={id}>
          <Link to={changeHref(resourceName(resource), id)}>{name}</Link>: {why}
        </li>
      ))}
    </ul>
  )
}
