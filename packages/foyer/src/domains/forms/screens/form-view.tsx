import { Head } from '../../../ui/head.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import type { Form } from '../contract.ts'
import { FormPanel } from './form-panel.tsx'
import styles from './form-view.module.css'

/** A form on its own page: its introduction on the left, the fields on the right. */
export function FormView({ data: form }: { data: Form }) {
  return (
    <main id="main-content">
      <Head title={form.title} urls={form.urls} />
      <PageHeader headline={form.title} lang={form.lang} trail={[{ title: form.title, lang: form.lang }]} />
      <div className={styles.columns}>
        <div
          className={styles.intro}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when answered
          dangerouslySetInnerHTML={{ __html: form.intro }}
        />
        <FormPanel key={form.id} form={form} />
      </div>
    </main>
  )
}
