import { FIELD_TYPES } from '../../contract/field-types.ts'
import { type Locale, siteLocale } from '../../contract/locale.ts'
import { ReadOnlyValue } from '../../fields/controls/read-only-value.tsx'
import type { FieldDescription, ResourceDescription } from '../../fields/description.ts'
import type { Values } from '../calls.ts'
import { strings } from '../strings.ts'
import { useOffice, useTexts } from '../use-office.ts'
import { answersInWords, type Question } from './answers-in-words.ts'
import { useQuestions } from './use-questions.ts'

interface Props {
  resource: ResourceDescription
  field: FieldDescription
  values: Values
}

/** A visitor's answers with the questions of the form; until these are loaded, with their slugs. */
export function EntryAnswers({ resource, field, values }: Props) {
  const { locale } = useOffice()
  const t = useTexts(strings)
  const questions = useQuestions(resource, [values])(values)
  const answers = withFiles(questions, (values[field.name] ?? {}) as Answers, locale, t.saveFile)
  return <ReadOnlyValue field={field} value={answersInWords(questions, answers, locale)} />
}

type Answers = Record<string, unknown>

/** Replaces the id of a file by a link to it. */
function withFiles(questions: Question[], answers: Answers, locale: Locale, words: string): Answers {
  const files = questions.filter(
    ({ slug, field_type }) => field_type === FIELD_TYPES.file && typeof answers[slug] === 'string',
  )
  const links = files.map(({ slug }) => [
    slug,
    <a key={slug} href={`/${siteLocale(locale)}/api/forms-entry-file/${answers[slug]}`} download>
      {words}
    </a>,
  ])
  return { ...answers, ...Object.fromEntries(links) }
}
