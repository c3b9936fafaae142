import { ModuleList } from '../../modules/kit/module-list.tsx'
import { Head } from '../../ui/head.tsx'
import type { Page } from '../contract.ts'
import { PageHeader } from './page-header.tsx'

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
          type: page.og_type,
        }}
      />
      <PageHeader page={page} />
      <ModuleList modules={page.modules} />
    </main>
  )
}
