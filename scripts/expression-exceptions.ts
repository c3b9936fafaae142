export interface Exception {
  file: string
  /** As it stands in the file. */
  text: string
  reason: string
}

/** Regular expressions that may be slower than linear, or that nobody can prove not to be, each with why that harms nobody. */
export const EXCEPTIONS: Exception[] = [
  {
    file: 'scripts/check-writes.ts',
    text: "/import \\{([^}]*)\\} from '[^']*\\/?tables\\.ts'/g",
    reason: 'It meets the source of this repository only, when somebody checks it.',
  },
  {
    file: 'scripts/check-writes.ts',
    text: '/\\s+as\\s+/',
    reason: 'It meets the source of this repository only, when somebody checks it.',
  },
  {
    file: 'scripts/check-writes.ts',
    text: '/sql(?:<[^`]*>)?`[^`]*$/',
    reason: 'It meets the source of this repository only, when somebody checks it.',
  },
  {
    file: 'scripts/mutations/test-runner.ts',
    text: '/(\\d+)\\.test\\.ts$/',
    reason: 'It meets the source of this repository only, when somebody checks it.',
  },
]
