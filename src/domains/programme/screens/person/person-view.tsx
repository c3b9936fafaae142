import { href } from '../../../../contract/routes.ts'
import { Head } from '../../../../ui/head.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Share } from '../../../../ui/share.tsx'
import { useLocale, useStrings } from '../../../../ui/use-locale.ts'
import type { EventSummary } from '../../../events/contract.ts'
import { Picture } from '../../../media/picture.tsx'
import type { PersonDetail } from '../../../people/contract.ts'
import type { ListedProduction } from '../../../productions/contract.ts'
import { DetailSection } from '../detail/detail-section.tsx'
import { EventList } from '../detail/event-list.tsx'
import { Hero } from '../detail/hero.tsx'
import type { OwnSection } from '../detail/own-section.ts'
import { OwnSectionView } from '../detail/own-section-view.tsx'
import { plainText } from '../detail/plain-text.ts'
import { RichText } from '../detail/rich-text.tsx'
import { strings as detailStrings } from '../detail/strings.ts'
import styles from './person-view.module.css'
import { strings } from './strings.ts'

export interface PersonData {
  person: PersonDetail
  productions: ListedProduction[]
  dates: EventSummary[]
  section: OwnSection
}

/** One of the house: who it is, in what, and when to be seen. */
export function PersonView({ data: { person, productions, dates, section } }: { data: PersonData }) {
  const t = useStrings(strings)
  const { ensemble } = useStrings(detailStrings)
  const locale = useLocale()
  return (
    <main id="main-content">
      <Head
        title={person.name}
        description={plainText(person.biography) || person.role}
        urls={person.urls}
        og={{ image: person.image_thumbnails?.vertical, type: 'profile' }}
      />
      <Hero
        trail={[{ title: ensemble, url: href('team', locale) }, { title: person.name }]}
        preline={person.category?.name}
        title={person.name}
        subtitle={person.role}
        image={person.image_obj}
      >
        <Share title={person.name} />
      </Hero>
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
      <DetailSection name="Events" title={t.nextDates}>
        <EventList events={dates} />
      </DetailSection>
      <OwnSectionView section={section} />
    </main>
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
          <h3 className={styles.title}>
            <Link to={production.url}>{production.title}</Link>
          </h3>
          <p className={styles.role}>{production.roles.join(', ')}</p>
          <p className={styles.origin}>
            {[production.author, production.season?.name].filter(Boolean).join(', ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
