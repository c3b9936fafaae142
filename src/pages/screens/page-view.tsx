import { ModuleList } from '../../modules/kit/module-list.tsx'
import { Head } from '../../ui/head.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { Page } from '../contract.ts'

export function PageView({ data: page }: { data: Page }) {
  return (
    <main id="main-content">
      <Head
        title={page.meta_title || page.title}
        description={page.meta_description}
        urls={page.urls}
        og={{
          title: page.og_title,
          description: page.og_description,
          image: page.og_image,
          thumbs: page.og_image_thumbs,
          type: page.og_type,
        }}
      />
      <PageHeader headline={page.headline || page.title} />
      <ModuleList modules={page.modules} />
    </main>
  )
}
