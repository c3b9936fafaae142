import { BilingualControl } from './bilingual-control.tsx'
import { BooleanControl, ChoiceControl, ChoicesControl } from './choice-controls.tsx'
import { ColourControl } from './colour-control.tsx'
import type { Control, ControlProps } from './control.ts'
import { ImageControl } from './image-control.tsx'
import { ItemsControl } from './items-control.tsx'
import { NumberControl } from './number-control.tsx'
import { ReadOnlyValue } from './read-only-value.tsx'
import { ReferenceControl, ReferencesControl } from './reference-controls.tsx'
import {
  CodeControl,
  EmbedControl,
  LinkControl,
  PasswordControl,
  RichTextControl,
  TextControl,
} from './text-controls.tsx'
import { TimeControl } from './time-control.tsx'
import { WeekControl } from './week-control.tsx'

/** One control per kind: a kind without a control does not compile. */
const CONTROLS: Record<ControlProps['field']['kind'], Control> = {
  string: TextControl,
  slug: TextControl,
  password: PasswordControl,
  richText: RichTextControl,
  html: CodeControl,
  bilingual: BilingualControl,
  number: NumberControl,
  decimal: NumberControl,
  boolean: BooleanControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  colour: ColourControl,
  link: LinkControl,
  video: LinkControl,
  file: LinkControl,
  embed: EmbedControl,
  image: ImageControl,
  reference: ReferenceControl,
  references: ReferencesControl,
  day: TimeControl,
  time: TimeControl,
  dateTime: TimeControl,
  items: (props) => <ItemsControl {...props} Cell={FieldControl} />,
  answers: ReadOnlyValue,
}

export function FieldControl(props: ControlProps) {
  const { field } = props
  const Control = field.limits.shape === 'week' ? WeekControl : CONTROLS[field.kind]
  return field.read_only ? <ReadOnlyValue {...props} /> : <Control {...props} />
}
