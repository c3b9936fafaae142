import { useCallback } from 'react'
import type { ResourceDescription } from '../fields/description.ts'
import { Link } from '../ui/link.tsx'
import { changeHref } from './address.ts'
import type { Clash, Item } from './calls.ts'
import parts from './parts.module.css'
import { strings } from './strings.ts'
import { useAnswer } from './use-answer.ts'
import { resourceName, useOffice, useTexts } from './use-office.ts'

interface Props {
  resource: ResourceDescription
  item: Pick<Item, 'id' | 'version'>
}

/**
 * A warning after an item was saved that overlaps another one in the same room. It is saved anyway, because that may be
 * intended.
 */
export function ClashNote({ resource, item: { id, version } }: Props) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  // biome-ignore lint/correctness/useExhaustiveDependencies: called again after every save
  const ask = useCallback(
    async (): Promise<Clash[]> => (resource.can_clash ? calls.clashes(resource, id) : []),
    [calls, resource, id, version],
  )
  const { data } = useAnswer(ask)
  if (!resource.can_clash) return null
  return (
    <div role="status">
      {data && data.length > 0 && (
        <div className={parts.warning}>
          <p>{t.clashes}</p>
          <ul>
            {data.map((other) => (
              <li key={other.id}>
                <Link to={changeHref(resourceName(resource), other.id)}>{other.name}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
