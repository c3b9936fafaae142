import { pino } from 'pino'
import type { Config } from './config/config.ts'

export type { Logger } from 'pino'

/** One line of JSON per event; readable colours when a person watches. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>) {
  const watched = process.stdout.isTTY
  return pino({
    level: logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization'],
    ...(watched && {
      transport: {
        target: 'pino-pretty',
        options: { ignore: 'pid,hostname,reqId', translateTime: 'SYS:HH:MM:ss', singleLine: true },
      },
    }),
  })
}
