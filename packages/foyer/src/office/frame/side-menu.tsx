import type { ResourceDescription } from '../../fields/description.ts'
import { Link } from '../../ui/link.tsx'
import { useSite } from '../../ui/site-context.ts'
import { addHref, homeHref, importDeskHref, listHref, type OfficeAddress, startHref } from '../address.ts'
import { strings as deskStrings } from '../import-desk/strings.ts'
import { useOwnPanels } from '../own-panels.tsx'
import { areas, strings } from '../strings.ts'
import { resourceName, useOffice, useTexts } from '../use-office.ts'
import styles from './frame.module.css'

interface Props {
  id: string
  address: OfficeAddress
  isOpen: boolean
}

/** All resources by area; on narrow screens shown on request. */
export function SideMenu({ id, address, isOpen }: Props) {
  const t = useTexts(strings)
  const names = useTexts(areas) as Record<string, string>
  const desk = useTexts(deskStrings)
  const { siteName } = useSite()
  const { locale, resources } = useOffice()
  const own = useOwnPanels('page')
  const here = 'resource' in address ? address.resource : null
  return (
    <nav id={id} className={styles.side} aria-label={t.office} data-open={isOpen || undefined}>
      <Link
        to={homeHref}
        className={styles.house}
        {...(address.at === 'home' && { 'aria-current': 'page' as const })}
      >
        {siteName}
        <small>{t.office}</small>
      </Link>
      {[...Map.groupBy(resources, ({ area }) => area)].map(([area, models]) => (
        <section key={area}>
          {/* A single resource needs no heading with the same name. */}
          {(models.length > 1 || area === 'import-desk') && (
            <h2 className={styles.area}>{names[area] ?? area}</h2>
          )}
          <ul>
            {area === 'import-desk' && (
              <li>
                <Link
                  to={importDeskHref}
                  {...(address.at === 'importDesk' && { 'aria-current': 'page' as const })}
                >
                  {desk.importDesk}
                </Link>
              </li>
            )}
            {models.map((resource) => (
              <Entry key={resource.model} resource={resource} isHere={resourceName(resource) === here} />
            ))}
          </ul>
        </section>
      ))}
      {own.length > 0 && (
        <ul>
          {own.map(({ name, panel }) => (
            <li key={name}>
              <Link
                to={listHref(`house/${name}`)}
                {...(here === `house/${name}` && { 'aria-current': 'page' as const })}
              >
                {panel.title[locale]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

function Entry({ resource, isHere }: { resource: ResourceDescription; isHere: boolean }) {
  const t = useTexts(strings)
  return (
    <li>
      <Link to={startHref(resource)} {...(isHere && { 'aria-current': 'page' as const })}>
        {resource.many}
      </Link>
      {resource.can_create && (
        <Link
          to={addHref(resourceName(resource))}
          className={styles.plus}
          aria-label={t.add(resource.one)}
          title={t.add(resource.one)}
        >
          +
        </Link>
      )}
    </li>
  )
}
