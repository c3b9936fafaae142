import type { EquivalentMutant } from './equivalent.ts'
import type { Mutant } from './find-mutants.ts'

export const WANTED = 0.95

export type Fate = 'killed' | 'survived' | 'equivalent'
export interface Tried {
  mutant: Mutant
  fate: Fate
}

export function countsOf(some: Tried[]): Record<Fate, number> {
  const count = (fate: Fate) => some.filter((one) => one.fate === fate).length
  return { killed: count('killed'), survived: count('survived'), equivalent: count('equivalent') }
}

/** How many were noticed of those that change something. */
export function shareOf(tried: Tried[]): number {
  const { killed, survived } = countsOf(tried)
  return killed / Math.max(1, killed + survived)
}

/** In percent, rounded down: one that was not noticed must not look like none. */
export function percentOf(tried: Tried[]): string {
  return (Math.floor(1000 * shareOf(tried)) / 10).toFixed(1)
}

interface Results {
  tried: Tried[]
  /** Files among the targets that could not be tried. */
  untried: string[]
  equivalent: EquivalentMutant[]
  today: Date
}

/** What a run says, as a document. */
export function writeReport({ tried, untried, equivalent, today }: Results): string {
  const files = [...new Set(tried.map(({ mutant }) => mutant.file))]
  const all = countsOf(tried)
  const day = today.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  const rows = files.map((file) => {
    const { killed, survived, equivalent } = countsOf(tried.filter(({ mutant }) => mutant.file === file))
    return `| \`${file}\` | ${killed} | ${survived} | ${equivalent} |`
  })
  const survivors = tried
    .filter(({ fate }) => fate === 'survived')
    .map(({ mutant }) => `- \`${mutant.file}\`: ${quoted(mutant)}`)
  const reasons = equivalent
    .filter((one) => tried.some(({ mutant, fate }) => fate === 'equivalent' && isSame(one, mutant)))
    .map((one) => `- \`${one.file}\`: ${quoted(one)}: ${one.why}`)
  return [
    '# What no test notices',
    '',
    '`npm run mutate` changes one small thing of a rule after the other and sees whether a test fails. This is what',
    `\`npm run mutate -- --write\` said on ${day}: of ${all.killed + all.survived} changes in ${files.length} files`,
    `${all.killed} were noticed, which are ${percentOf(tried)} %; wanted are ${100 * WANTED} %.`,
    `${all.equivalent} more change nothing that anybody could notice, and count neither way; they stand at the end, each with its reason.`,
    untried.length === 0
      ? 'All files of `scripts/mutations/targets.ts` were tried.'
      : `Not tried: ${untried.map((file) => `\`${file}\``).join(', ')}.`,
    '',
    '| file | noticed | not noticed | left out |',
    '|---|---|---|---|',
    ...rows,
    '',
    '## Not noticed',
    '',
    ...(survivors.length > 0 ? survivors : ['Nothing.']),
    '',
    '## Left out',
    '',
    ...(reasons.length > 0 ? reasons : ['Nothing.']),
    '',
  ].join('\n')
}

export function isSame(
  one: Pick<Mutant, 'file' | 'code' | 'change'>,
  other: Pick<Mutant, 'file' | 'code' | 'change'>,
): boolean {
  return one.file === other.file && one.code === other.code && one.change === other.change
}

/** Two backticks round what may hold one itself. */
const quoted = ({ change, code }: Pick<Mutant, 'change' | 'code'>) => `${asCode(change)} in ${asCode(code)}`
const asCode = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)
