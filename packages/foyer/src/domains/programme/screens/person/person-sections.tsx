import { Joined } from '../../../../ui/joined.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useStrings } from '../../../../ui/use-locale.ts'
import { Picture } from '../../../media/picture.tsx'
import type { ListedProduction } from '../../../productions/contract.ts'
import { AllDates, DATES, withAllDates } from '../detail/all-dates.tsx'
import { DetailSection } from '../detail/detail-section.tsx'
import { EventList } from '../detail/event-list.tsx'
import { OwnSectionView } from '../detail/own-section-view.tsx'
import { RichText } from '../detail/rich-text.tsx'
import type { PersonData } from './person-data.ts'
import styles from './person-view.module.css'
import { strings } from './strings.ts'

/** The sections below a person's name. */
export function PersonSections({ person, productions, dates, count, section }: PersonData) {
  const t = useStrings(strings)
  return (
    <>
      {person.biography && (
        <DetailSection name="Biography" title={t.biography}>
          <RichText html={person.biography} lead />
        </DetailSection>
      )}
      {productions.length > 0 && (
        <DetailSection name="Productions" title={t.seenIn} ground="cc02" isWide>
          <Roles productions={productions} />
        </DetailSection>
      )}
      <DetailSection name="Events" title={t.nextDates} anchor={DATES}>
        <EventList events={dates} />
        <AllDates shown={dates.length} count={count} to={withAllDates(person.url)} />
      </DetailSection>
      <OwnSectionView section={section} />
    </>
  )
}

function Roles({ productions }: { productions: ListedProduction[] }) {
  return (
    <ul className={styles.productions}>
      {productions.map((production) => (
        <li key={production.id} className={styles.production}>
          {production.image_obj && (
            <Picture
              image={production.image_obj}
              sizes="(min-width: 64em) 18vw, 45vw"
              ratio="5 / 7"
              decorative
            />
          )}
          <h3 className={styles.title} lang={production.lang}>
            <Link to={production.url}>{production.title}</Link>
          </h3>
          <p className={styles.role}>
            <Joined
              words={production.roles.map((name, place) => ({
                name,
                lang: production.role_langs?.[place] ?? undefined,
              }))}
            />
          </p>
          <p className={styles.origin}>
            <Joined words={[production.author, production.season]} />
          </p>
        </li>
      ))}
    </ul>
  )
}
