import type { Locale } from '../../contract/locale.ts'
import { textIn } from '../field-text.ts'

/** What a form asks, as its item has it. */
export interface Question {
  slug: string
  label: unknown
  choices?: { value: string; label: unknown }[]
}

/** Answers under the questions that were asked, in their order; what was asked once and is no more comes last, by its short name. */
export function answersInWords(
  questions: Question[],
  answers: Record<string, unknown>,
  locale: Locale,
): Record<string, unknown> {
  const asked = questions.filter(({ slug }) => slug in answers)
  const name = ({ slug, label }: Question) => {
    const text = textIn(label, locale) || slug
    return asked.some((other) => other.slug !== slug && textIn(other.label, locale) === text)
      ? `${text} (${slug})`
      : text
  }
  const said = ({ slug, choices = [] }: Question) => {
    const answer = answers[slug]
    const label = (value: unknown) =>
      textIn(choices.find((choice) => choice.value === value)?.label, locale) || value
    if (choices.length === 0) return answer
    return Array.isArray(answer) ? answer.map(label).join(', ') : label(answer)
  }
  const others = Object.entries(answers).filter(([slug]) => !asked.some((question) => question.slug === slug))
  return Object.fromEntries([
    ...asked.map((question) => [name(question), said(question)] as const),
    ...others,
  ])
}
