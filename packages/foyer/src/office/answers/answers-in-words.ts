import { FIELD_TYPES } from '../../contract/field-types.ts'
import type { Locale } from '../../contract/locale.ts'
import { textIn } from '../field-text.ts'

/** A question of a form. */
export interface Question {
  slug: string
  label: unknown
  field_type?: number
  choices?: { value: string; label: unknown }[]
}

/** Answers with the questions of the form, in order. An answer whose question was removed comes last, with its slug. */
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

const TOLD = 3
const LONGEST = 80
/** Without their question, a tick, a file and a hidden value mean nothing. */
const NOT_TOLD: unknown[] = [FIELD_TYPES.checkbox, FIELD_TYPES.file, FIELD_TYPES.hidden]

/** The first answers in one line, for a list of entries. */
export function firstAnswers(
  questions: Question[],
  answers: Record<string, unknown>,
  locale: Locale,
): string {
  const left = questions.filter(({ field_type }) => NOT_TOLD.includes(field_type)).map(({ slug }) => slug)
  const told = Object.fromEntries(Object.entries(answers).filter(([slug]) => !left.includes(slug)))
  const line = Object.values(answersInWords(questions, told, locale))
    .filter((answer) => typeof answer === 'number' || (typeof answer === 'string' && answer !== ''))
    .slice(0, TOLD)
    .join(' · ')
    .replace(/\s+/g, ' ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line
}
