import { Fold } from '../../../../ui/accordion.tsx'
import leadsOn from '../../../../ui/card-link.module.css'
import { Head } from '../../../../ui/head.tsx'
import { Joined } from '../../../../ui/joined.tsx'
import { Link } from '../../../../ui/link.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { useSite } from '../../../../ui/site-context.ts'
import { ModulesSlot } from '../../../../ui/slots.tsx'
import { useStrings } from '../../../../ui/use-locale.ts'
import { Picture } from '../../../media/picture.tsx'
import type { PersonSummary } from '../../../people/contract.ts'
import { strings } from '../detail/strings.ts'
import type { TeamData } from './team-data.ts'
import styles from './team-view.module.css'

/**
 * The ensemble by category, each in a fold unless the design settings say otherwise (2 §3 Design settings). All folds
 * are open at first, so that everyone is visible.
 */
export function TeamView({ data: { page, groups } }: { data: TeamData }) {
  const t = useStrings(strings)
  const isFolded = useSite().design?.teamAccordionOff !== true
  return (
    <main id="main-content">
      <Head
        title={page?.meta_title || page?.title || t.ensemble}
        description={page?.meta_description}
        urls={page?.urls}
        og={{ title: page?.og_title, description: page?.og_description, image: page?.og_image }}
      />
      <PageHeader
        headline={page?.headline || page?.title || t.ensemble}
        trail={[{ title: page?.title || t.ensemble }]}
      />
      {page && <ModulesSlot modules={page.modules} source={page.document?.id} />}
      <div className={styles.groups}>
        {groups.map(({ id, name, lang, people }) =>
          isFolded && name ? (
            <Fold key={id} title={<Joined words={[{ name, lang }]} />} level={2} startsOpen>
              <Portraits people={people} />
            </Fold>
          ) : (
            <section key={id} className={styles.group}>
              {name && (
                <h2 className={styles.name} lang={lang}>
                  {name}
                </h2>
              )}
              <Portraits people={people} />
            </section>
          ),
        )}
      </div>
    </main>
  )
}

function Portraits({ people }: { people: PersonSummary[] }) {
  return (
    <ul className={styles.portraits}>
      {people.map((person) => (
        <li key={person.id} className={`${leadsOn.whole} ${styles.person}`}>
          {person.image_obj ? (
            <Picture
              image={person.image_obj}
              ratio="var(--picture-card)"
              sizes="(min-width: 64em) 20vw, (min-width: 48em) 30vw, 45vw"
              decorative
            />
          ) : (
            <span className={styles.noPortrait} data-part="no-portrait" />
          )}
          <h3 className={styles.personName}>
            <Link className={leadsOn.link} to={person.url}>
              {person.name}
            </Link>
          </h3>
          <p className={styles.role} lang={person.langs?.role}>
            {person.role}
          </p>
        </li>
      ))}
    </ul>
  )
}
