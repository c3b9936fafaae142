import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { SetupError } from '../house/setup-error.ts'
import { envExample } from '../platform/config/variables.ts'
import { QUESTIONS } from './create/answers.ts'
import { ask, linesOf } from './create/ask.ts'
import { requireEmpty, writeHouse } from './create/write-house.ts'

/** `foyer create <folder>`: asks a few questions, each of which a flag answers as well, and writes the folder of a new house. */
async function create(): Promise<void> {
  const { positionals, values: flags } = readArguments()
  const [given, tooMuch] = positionals
  if (!given || tooMuch)
    throw new SetupError('Say which folder to make, such as: npx openfoyer create my-house.')
  const folder = path.resolve(given)
  requireEmpty(folder)
  const answers = await askWith(flags, {
    folder: path.basename(folder),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '',
  })
  const currency = flags.currency?.toUpperCase()
  if (currency && !Intl.supportedValuesOf('currency').includes(currency)) {
    throw new SetupError(`"${flags.currency}" is no currency: write three letters, such as EUR.`)
  }
  const country = flags.country?.toUpperCase()
  if (country && !/^[A-Z]{2}$/.test(country)) {
    throw new SetupError(`"${flags.country}" is no country: write two letters, such as DE.`)
  }
  const dependency = flags.package ? specOf(flags.package) : `^${version()}`
  writeHouse({ ...answers, folder, package: dependency, currency, country }, envExample())
  console.log(`
  ${answers.name} is in ${given}. Next:

    cd ${/^[\w./-]+$/.test(given) ? given : `'${given.replaceAll("'", "'\\''")}'`}
    npm install
    npm start

  The first start takes a minute. It prints a link with which ${answers.email} chooses a password.
`)
}

function readArguments() {
  const text = { type: 'string' } as const
  const options = {
    ...Object.fromEntries(QUESTIONS.map(({ flag }) => [flag, text])),
    currency: text,
    country: text,
    package: text,
    yes: { type: 'boolean', short: 'y' },
  } as const
  try {
    const { positionals, values } = parseArgs({
      args: process.argv.slice(2),
      options,
      allowPositionals: true,
    })
    return { positionals, values: values as Record<string, string | undefined> }
  } catch (error) {
    const flags = [...QUESTIONS.map(({ flag }) => flag), 'currency', 'country', 'package', 'yes']
    throw new SetupError(
      `${(error as Error).message.split('. ', 1)[0]}. There are: ${flags.map((flag) => `--${flag}`).join(', ')}.`,
    )
  }
}

async function askWith(flags: Record<string, string | undefined>, guess: Parameters<typeof ask>[0]['guess']) {
  if (flags.yes) return ask({ guess, flags, nextLine: async () => undefined })
  const lines = linesOf(process.stdin)
  const complain = (sentence: string) => console.log(`  ${sentence}`)
  try {
    return await ask({ guess, flags, nextLine: lines.nextLine, ...(process.stdin.isTTY && { complain }) })
  } finally {
    lines.close()
  }
}

/** A packed file is named from here, and must be found from the new folder. */
function specOf(given: string): string {
  const file = given.replace(/^file:/, '')
  return existsSync(file) ? `file:${path.resolve(file)}` : given
}

function version(): string {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version
}

try {
  await create()
} catch (error) {
  console.error(
    `\n  ${error instanceof SetupError ? error.message : `The house could not be made: ${(error as Error).message}`}\n`,
  )
  process.exitCode = 1
}
