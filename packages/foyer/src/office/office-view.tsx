import { Head } from '../ui/head.tsx'
import { onDemand, useOnDemand } from '../ui/on-demand.ts'
import { useStrings } from '../ui/use-locale.ts'
import type { OfficeAddress } from './address.ts'
import { strings } from './strings.ts'

const officeApp = onDemand(() => import('./office-app.tsx'))

export function OfficeView({ data }: { data: OfficeAddress }) {
  const t = useStrings(strings)
  const code = useOnDemand(officeApp, true)
  return (
    <>
      <Head title={t.office} noindex />
      {code ? (
        <code.OfficeApp address={data} />
      ) : (
        <main id="main-content">
          <p role="status">{t.loading}</p>
        </main>
      )}
    </>
  )
}
