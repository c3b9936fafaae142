import { href } from '../../../../contract/routes.ts'
import { Head } from '../../../../ui/head.tsx'
import { useSite } from '../../../../ui/site-context.ts'
import { StructuredData } from '../../../../ui/structured-data.tsx'
import { useLocale, useStrings } from '../../../../ui/use-locale.ts'
import { Hero } from '../detail/hero.tsx'
import { HeroEnd } from '../detail/hero-end.tsx'
import { plainText } from '../detail/plain-text.ts'
import { strings } from '../detail/strings.ts'
import type { SeriesData } from './series-data.ts'
import { SeriesSections } from './series-sections.tsx'
import { seriesStructuredData } from './series-structured-data.ts'

/** A series: its description, and its events. */
export function SeriesView({ data }: { data: SeriesData }) {
  const { series } = data
  const t = useStrings(strings)
  const locale = useLocale()
  const { origin, siteName } = useSite()
  const programme = href('events', locale)
  return (
    <main id="main-content">
      <Head
        title={series.name}
        description={plainText(series.description) || series.subtitle}
        urls={series.urls}
        og={{ image: series.image_thumbnails?.horizontal }}
      />
      <StructuredData data={import.meta.env.SSR ? seriesStructuredData(data, { origin, siteName }) : null} />
      <Hero
        trail={[
          { title: t.programme, url: programme },
          { title: series.name, lang: series.lang },
        ]}
        title={series.name}
        lang={series.lang}
        subtitle={series.subtitle}
        subtitleLang={series.langs?.subtitle}
        image={series.image_obj}
      >
        <HeroEnd title={series.name} next={data.dates[0]} />
      </Hero>
      <SeriesSections {...data} />
    </main>
  )
}
