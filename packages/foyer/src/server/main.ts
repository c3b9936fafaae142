import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { readConfig, SetupError } from '../platform/config/config.ts'
import { createLog } from '../platform/log.ts'
import { safeMessage } from '../platform/logged-error.ts'
import { Ended } from '../platform/processes/ended-by-signals.ts'
import { runSeveral } from '../platform/processes/several.ts'

/** Reads the environment and starts one process or several. */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const dev = process.argv.includes('--dev')
  const config = readConfig(process.env)
  const log = createLog(config)
  if (cluster.isWorker || config.processes === 1 || dev) {
    if (process.env.PROCESSES === 'auto' && !config.databaseUrl) {
      console.log('· one process: the embedded database belongs to one; DATABASE_URL lets there be more')
    }
    const { serve } = await import('./serve.ts')
    return serve(config, log, dev)
  }
  console.log(`· starting ${config.processes} processes`)
  await runSeveral(config.processes, log)
}

/** The message of a start that failed: one sentence without a stack. */
function explain(error: unknown): string {
  if (error instanceof SetupError) return error.message
  const { code, port, address, hostname } = error as NodeJS.ErrnoException & {
    port?: number
    address?: string
    hostname?: string
  }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another process. Stop it, or set another PORT.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST is ${address ?? hostname}, which is no address of this machine.`
  }
  const message = error instanceof Error ? safeMessage(error) : String(error)
  if (code === 'EACCES') return `This user may not use ${port ? `port ${port}` : message}.`
  return `Foyer could not start: ${message.split('\n', 1)[0]}.`
}

main().catch((error: unknown) => {
  if (error instanceof Ended) {
    console.log('· stopped; the next start begins again')
    process.exit(0)
  }
  console.error(`\n  ${explain(error)}\n`)
  process.exit(1)
})
