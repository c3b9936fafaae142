import { Link } from '../ui/link.tsx'
import { addHref, changeHref, listHref } from './address.ts'
import styles from './office.module.css'
import { areas, strings } from './strings.ts'
import { resourceName, useOffice, useTexts } from './use-office.ts'

/** Every area with what can be edited in it. */
export function HomeScreen() {
  const t = useTexts(strings)
  const names = useTexts(areas) as Record<string, string>
  const { resources } = useOffice()
  const inAreas = Map.groupBy(resources, ({ area }) => area)
  return (
    <>
      <h1 className={styles.title}>{t.office}</h1>
      <div className={styles.areas}>
        {[...inAreas].map(([area, models]) => (
          <section key={area} aria-labelledby={`area-${area}`}>
            <h2 id={`area-${area}`} className={styles.subtitle}>
              {names[area] ?? area}
            </h2>
            <ul className={styles.models}>
              {models.map((resource) => {
                const name = resourceName(resource)
                return (
                  <li key={name}>
                    <Link to={resource.is_singleton ? changeHref(name, 1) : listHref(name)}>
                      {resource.many}
                    </Link>
                    {resource.can_create && (
                      <Link to={addHref(name)} aria-label={t.add(resource.one)} className={styles.plus}>
                        +
                      </Link>
                    )}
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
