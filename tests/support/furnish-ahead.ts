import { houseWith } from './furnish.ts'

/**
 * A process that fills databases before they are needed; its arguments are their numbers of events. It ends when the pipe to it
 * closes, for whatever reason.
 */
process.stdin.resume().once('end', () => process.exit())
for (const events of process.argv.slice(2)) await houseWith(Number(events))
process.exit()
