import type { ResourceDescription } from '../../fields/description.ts'
import { Link } from '../../ui/link.tsx'
import { addHref, listHref } from '../address.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { resourceName, useOffice, useTexts } from '../use-office.ts'
import styles from './form.module.css'

/** Lists of items that belong to an item: the events of a production, the entries of a form. */
export function RelatedLists({ resource, id }: { resource: ResourceDescription; id: number }) {
  const t = useTexts(strings)
  const { resources } = useOffice()
  const own = resourceName(resource)
  const related = resources.flatMap((other) =>
    other.filters
      .filter((name) => other.fields.some((field) => field.name === name && field.of === own))
      .map((name) => ({ other, name })),
  )
  if (related.length === 0) return null
  return (
    <nav className={parts.panel} aria-label={t.related}>
      <ul className={styles.related}>
        {related.map(({ other, name }) => (
          <li key={`${resourceName(other)}/${name}`}>
            <Link to={`${listHref(resourceName(other))}?${name}=${id}&when=all`}>{other.many}</Link>
            {other.can_create && (
              <Link className={parts.button} to={`${addHref(resourceName(other))}?${name}=${id}`}>
                {t.add(other.one)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
