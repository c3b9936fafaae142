import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { createLog } from '../src/platform/log.ts'
import { systemClock } from '../src/platform/time/clock.ts'
import { tellCpu } from './tell-cpu.ts'

/** Ours, as `npm start` runs it, on a demo of its own. */
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-bench-'))
const config = readConfig({
  DATA_DIR: folder,
  HOST: '127.0.0.1',
  PORT: '0',
  TRUST_PROXY: process.env.TRUST_PROXY,
})
const app = await createApp({ config, clock: systemClock, log: createLog(config) })
await app.server.listen({ port: 0, host: '127.0.0.1' })
tellCpu()
process.send?.({ port: (app.server.server.address() as { port: number }).port, logins: app.logins })
process.once('disconnect', async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
