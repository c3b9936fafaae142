import { href } from '../../../../contract/routes.ts'
import { Head } from '../../../../ui/head.tsx'
import { Joined } from '../../../../ui/joined.tsx'
import { useSite } from '../../../../ui/site-context.ts'
import { StructuredData } from '../../../../ui/structured-data.tsx'
import { useLocale, useStrings } from '../../../../ui/use-locale.ts'
import { Hero } from '../detail/hero.tsx'
import { HeroEnd } from '../detail/hero-end.tsx'
import { plainText } from '../detail/plain-text.ts'
import { strings as detailStrings } from '../detail/strings.ts'
import type { PersonData } from './person-data.ts'
import { PersonSections } from './person-sections.tsx'
import { personStructuredData } from './person-structured-data.ts'

/** A person of the house: portrait, next event, and further sections. */
export function PersonView({ data }: { data: PersonData }) {
  const { person } = data
  const { ensemble } = useStrings(detailStrings)
  const locale = useLocale()
  const { origin, siteName } = useSite()
  return (
    <main id="main-content">
      <Head
        title={person.name}
        description={plainText(person.biography) || person.role}
        urls={person.urls}
        og={{ image: person.image_thumbnails?.vertical, type: 'profile' }}
      />
      <StructuredData data={import.meta.env.SSR ? personStructuredData(data, { origin, siteName }) : null} />
      <Hero
        trail={[{ title: ensemble, url: href('team', locale) }, { title: person.name }]}
        preline={person.category && <Joined words={[person.category]} />}
        title={person.name}
        subtitle={person.role}
        subtitleLang={person.langs?.role}
        image={person.image_obj}
      >
        <HeroEnd title={person.name} next={data.dates[0]} />
      </Hero>
      <PersonSections {...data} />
    </main>
  )
}
