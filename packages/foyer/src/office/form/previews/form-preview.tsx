import { Field } from '../../../domains/forms/screens/fields/field.tsx'
import { PreviewLocaleProvider } from '../../../ui/use-locale.ts'
import parts from '../../parts.module.css'
import { strings } from '../../strings.ts'
import { useTexts } from '../../use-office.ts'
import type { PreviewProps } from './preview-props.ts'
import styles from './previews.module.css'
import { shownFields } from './shown-form.ts'

/** The fields of a form as visitors will see them, while an editor builds it. */
export function FormPreview({ values, locale }: PreviewProps) {
  const t = useTexts(strings)
  const fields = shownFields(values.fields, locale)
  if (fields.length === 0) return <p className={parts.quiet}>{t.noFieldsYet}</p>
  return (
    // Inert: nothing in it can be focused or filled in.
    <div className={styles.paper} lang={locale} inert>
      <PreviewLocaleProvider value={locale}>
        {fields.map((field) => (
          <Field key={field.slug} field={field} value={field.default} errors={[]} onChange={() => {}} />
        ))}
      </PreviewLocaleProvider>
    </div>
  )
}
