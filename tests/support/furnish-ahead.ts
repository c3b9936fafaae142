import { houseWith } from './furnish.ts'

/**
 * A process that fills houses before anybody asks for them; how many events each holds is what it is started with. It ends when the
 * pipe to it closes, however that comes about.
 */
process.stdin.resume().once('end', () => process.exit())
for (const events of process.argv.slice(2)) await houseWith(Number(events))
process.exit()
