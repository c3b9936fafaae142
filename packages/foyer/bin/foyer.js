#!/usr/bin/env node
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode } from './find-node.js'
import { run } from './run.js'
import { serverEnvironment } from './server-environment.js'

/**
 * The command `foyer`. It is plain JavaScript for older Nodes too: it finds a Node that runs TypeScript, and starts the rest with
 * it, in the folder of the house. In the repository the package is TypeScript, installed it is JavaScript, in the same places.
 */
const at = (place) => fileURLToPath(new URL(`../${place}`, import.meta.url))
const ending = existsSync(at('src/server/main.ts')) ? 'ts' : 'js'
const file = (place) => at(`${place}.${ending}`)

const BUILD = file('src/commands/build')
const SERVER = file('src/server/main')
const DATABASE = file('src/server/database-commands')
/** Says mistakes in the house in one sentence, for programs that read it while they are loaded. */
const WITHIN = file('src/commands/within-house')

/** Each returns the exit code. */
const COMMANDS = {
  start: async (node, rest) => (await run(node, [BUILD, '--if-needed'])) || serve(node, rest),
  dev: (node, rest) => run(node, ['--watch', '--watch-preserve-output', WITHIN, SERVER, '--dev', ...rest]),
  build: (node, rest) => run(node, [BUILD, ...rest]),
  fonts: (node, rest) => run(node, [WITHIN, file('src/commands/fonts'), ...rest]),
  migration: (node, rest) => run(node, [WITHIN, file('src/commands/migration'), ...rest]),
  migrate: (node, rest) => run(node, [WITHIN, DATABASE, 'migrate', ...rest]),
  seed: (node, rest) => run(node, [WITHIN, DATABASE, 'seed', ...rest]),
  reset: (node, rest) => run(node, [WITHIN, DATABASE, 'reset', ...rest]),
  move: (node, rest) => run(node, [WITHIN, file('src/commands/move'), ...rest]),
  backup: (node, rest) => run(node, [WITHIN, file('src/commands/backup'), ...rest]),
  restore: (node, rest) => run(node, [WITHIN, file('src/commands/restore'), ...rest]),
  verify: (node, rest) => run(node, [WITHIN, file('src/commands/verify'), ...rest]),
  'rotate-secret': (node, rest) => run(node, [WITHIN, file('src/commands/rotate-secret'), ...rest]),
  doctor: (node, rest) => run(node, [WITHIN, file('src/commands/doctor'), ...rest]),
  audit: (node, rest) => run(node, [WITHIN, file('src/commands/audit'), ...rest]),
  person: (node, rest) => run(node, [WITHIN, file('src/commands/person'), ...rest]),
  create: (node, rest) => run(node, [file('src/commands/create'), ...rest]),
  add: (node, rest) => run(node, [file('src/commands/add'), ...rest]),
  test: (node, rest) => run(node, ['--test', ...(rest.length > 0 ? rest : ['tests/**/*.test.ts'])]),
  check: (node, rest) => run(node, [file('src/commands/check'), ...rest]),
}
/** They work in any folder. All others need a house. */
const WITHOUT_HOUSE = new Set(['create'])

const HELP = `
  foyer start            builds the site where needed and serves it
  foyer dev              serves it while you work on it; changes show at once
  foyer build            builds it
  foyer fonts            makes the fonts of the theme from the complete ones
  foyer check            says what is wrong or missing
  foyer test             runs the tests of the house
  foyer add <kind> <name>  writes the files of a module, a screen or a resource
  foyer create <folder>  makes a new house
  foyer migration <name> writes what has changed in the tables of the house as SQL
  foyer migrate          brings the database up to date; a start does this, too
  foyer move             brings pictures and other files to another storage
  foyer seed             fills an empty database with the content of the house
  foyer reset            empties the database
  foyer doctor           says what is wrong with database, files, mail, shop and certificate
  foyer backup <file>    writes database and files into one encrypted archive, while the site is open
  foyer restore <file>   puts an archive into an empty place
  foyer verify <file>    says whether an archive is whole
  foyer audit <what>     verify: is the audit trail whole? export: prints it as JSON lines
  foyer person <what>    export or delete: what is stored about one person
  foyer rotate-secret    makes a new secret for signing and encrypting
`

function serve(node, rest) {
  return run(node, [WITHIN, SERVER, ...rest], serverEnvironment(process.env))
}

async function main([name = 'help', ...rest]) {
  const command = COMMANDS[name]
  if (!command) {
    console.log(HELP)
    return name === 'help' || name === '--help' ? 0 : 1
  }
  const house = path.resolve(process.env.FOYER_HOUSE ?? '.')
  if (!WITHOUT_HOUSE.has(name) && !existsSync(path.join(house, 'house.ts'))) {
    throw new Error(
      `There is no house.ts in ${house}. Go to the folder of a house, or make one: npx openfoyer create my-house`,
    )
  }
  return command(findNode(), rest)
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(`\n  ${error.message}\n`)
  process.exitCode = 1
}
