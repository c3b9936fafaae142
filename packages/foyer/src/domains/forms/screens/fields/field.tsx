import { FIELD_TYPES } from '../../../../contract/field-types.ts'
import type { FormField } from '../../contract.ts'
import { CheckboxField, ChoicesField, SelectField } from './choice-fields.tsx'
import type { FieldProps } from './field-props.ts'
import { FileField } from './file-field.tsx'
import { LineField, LongTextField } from './text-fields.tsx'

/** Whether a field is shown; one that is not is still sent (1 §3 Form). */
export function isVisible({ field_type, visible }: FormField): boolean {
  return visible && field_type !== FIELD_TYPES.hidden
}

/** One field of a form, by its kind. */
export function Field(props: FieldProps) {
  if (!isVisible(props.field)) return null
  switch (props.field.field_type) {
    case FIELD_TYPES.longText:
      return <LongTextField {...props} />
    case FIELD_TYPES.checkbox:
      return <CheckboxField {...props} />
    case FIELD_TYPES.checkboxes:
    case FIELD_TYPES.multiSelect:
    case FIELD_TYPES.radio:
      return <ChoicesField {...props} />
    case FIELD_TYPES.select:
      return <SelectField {...props} />
    case FIELD_TYPES.file:
      return <FileField {...props} />
    default:
      return <LineField {...props} />
  }
}
