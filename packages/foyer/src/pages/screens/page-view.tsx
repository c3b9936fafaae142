import { href } from '../../contract/routes.ts'
import { ModuleList } from '../../modules/kit/module-list.tsx'
import { Head } from '../../ui/head.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useSite } from '../../ui/site-context.ts'
import { StructuredData } from '../../ui/structured-data.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import type { Page } from '../contract.ts'
import { HomeHero } from './home-hero.tsx'
import { homeStructuredData } from './home-structured-data.ts'
import { leadsWithEvening } from './leads-with-evening.ts'
import { trailTo } from './trail.ts'

export function PageView({ data: page }: { data: Page }) {
  const locale = useLocale()
  const headline = page.headline || page.title
  const { origin, siteName } = useSite()
  const isHome = page.urls[locale] === href('home', locale)
  return (
    <main id="main-content" data-leads={leadsWithEvening(page.modules) || undefined}>
      <Head
        title={page.meta_title || page.title}
        description={page.meta_description}
        urls={page.urls}
        noindex={!page.is_findable}
        og={{
          title: page.og_title,
          description: page.og_description,
          image: page.og_image,
          thumbs: page.og_image_thumbs,
          type: page.og_type,
        }}
      />
      {isHome && (
        <StructuredData data={import.meta.env.SSR ? homeStructuredData(page, { origin, siteName }) : null} />
      )}
      {isHome ? (
        <HomeHero headline={headline} />
      ) : (
        <PageHeader headline={headline} trail={trailTo(page, locale)} />
      )}
      <ModuleList modules={page.modules} source={page.document?.id} />
    </main>
  )
}
