import { expect, it } from 'vitest'
import { shownFields } from './shown-form.ts'

it('1 §3 Form: the preview shows what visitors will be shown, in one language', () => {
  const fields = [
    {
      ...{ label: { de: 'Ihr Name', en: '' }, slug: '', field_type: 6, required: true, visible: true },
      choices: [{ value: 'a', label: { de: 'Ja', en: 'Yes' } }],
      ...{
        default: '',
        placeholder_text: { de: '', en: '' },
        help_text: { de: 'Vor- und Nachname', en: '' },
      },
    },
  ]
  expect(shownFields(fields, 'en')).toEqual([
    {
      ...{ id: 0, label: 'Ihr Name', slug: 'field-0', field_type: 6, required: true, visible: true },
      choices: [{ value: 'a', label: 'Yes' }],
      ...{ default: '', placeholder_text: '', help_text: 'Vor- und Nachname' },
    },
  ])
  expect(shownFields(undefined, 'de')).toEqual([])
})
