import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { FIELD_TYPES } from '../../../contract/field-types.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { OfficeCalls } from '../../calls.ts'
import { OfficeContext } from '../../use-office.ts'
import { FormPreview } from './form-preview.tsx'

const select = { label: { de: 'Wann', en: 'When' }, field_type: FIELD_TYPES.select, choices: [] }

it.each<[Locale, string]>([
  ['de', 'Bitte wählen'],
  ['en', 'Please choose'],
])('1 §3 Form: a preview in %s speaks it throughout, whatever the tools speak', (locale, words) => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/admin/forms/form/1/']}>
      <OfficeContext value={{ locale: 'de', calls: {} as OfficeCalls, resources: [] }}>
        <FormPreview values={{ fields: [select] }} locale={locale} />
      </OfficeContext>
    </MemoryRouter>,
  )
  expect(html).toContain(`<option value="" selected="">${words}</option>`)
})
