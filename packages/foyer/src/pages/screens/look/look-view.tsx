import type { CSSProperties } from 'react'
import { ModuleList } from '../../../modules/kit/module-list.tsx'
import { Head } from '../../../ui/head.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import type { Look } from '../../look-contract.ts'
import styles from './look.module.css'
import { RoleTables } from './role-tables.tsx'
import { Samples } from './samples.tsx'
import { strings } from './strings.ts'

/** The whole look, once for each scheme the house has. */
export function LookView({ data }: { data: Look }) {
  const t = useStrings(strings)
  const { light, dark, slots, without_content } = data
  return (
    <main id="main-content" className={styles.look}>
      <Head title={t.title} noindex />
      <PageHeader headline={t.title} trail={[{ title: t.title }]} />
      <section className={styles.part}>
        <h2>{t.slots}</h2>
        <ul>
          {slots.map(({ slot, is_replaced }) => (
            <li key={slot}>
              <code>{slot}</code>: {is_replaced ? t.replaced : t.ours}
            </li>
          ))}
        </ul>
        {!dark && <p>{t.onlyLight}</p>}
        {without_content.length > 0 && (
          <p>
            {t.missing} {without_content.join(', ')}
          </p>
        )}
      </section>
      <Scheme name={t.light} scheme="light" colours={light} data={data} />
      {dark && <Scheme name={t.dark} scheme="dark" colours={dark} data={data} />}
    </main>
  )
}

interface Props {
  name: string
  scheme: 'light' | 'dark'
  colours: Record<string, string>
  data: Look
}

/** The colours of one scheme hold inside, whatever the scheme of the visitor's system is. */
function Scheme({ name, scheme, colours, data }: Props) {
  const t = useStrings(strings)
  const inUse = { '--ground': 'var(--page)', '--figure': 'var(--page-figure)', '--line': 'var(--figure)' }
  return (
    <div className={styles.scheme} style={{ ...colours, ...inUse, colorScheme: scheme } as CSSProperties}>
      <h2 className={styles.name}>{name}</h2>
      <RoleTables data={data} scheme={scheme} />
      <Samples data={data} />
      <section>
        <h3 className={styles.part}>{t.modules}</h3>
        <ModuleList modules={data.modules} />
      </section>
    </div>
  )
}
