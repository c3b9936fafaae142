import { SetupError } from '../../house/setup-error.ts'
import type { HouseContext } from './own-calls.ts'

/** Work that runs at fixed times: `jobs/<name>.ts` of a house exports it by default. */
export interface OwnJob {
  /** When it runs, in the time of the house, as five fields of cron: `30 4 * * *` is at half past four. */
  schedule: string
  /** Runs once per time, also where several processes serve the house. `context.signal` says that the server stops. */
  run(context: HouseContext): Promise<void>
}

export function defineJob(job: OwnJob): OwnJob {
  return job
}

/** The least and the most that each field of cron may be: minute, hour, day, month, day of the week. */
const FIELDS: [min: number, max: number][] = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
]

/** Refuses what is no job. `at` is its file. */
export function requireJob(at: string, job: unknown): OwnJob {
  const { schedule, run } = (job ?? {}) as Partial<OwnJob>
  if (typeof run !== 'function')
    throw new SetupError(`${at} must export defineJob({ schedule, run }) by default.`)
  if (typeof schedule !== 'string' || !isCron(schedule)) {
    throw new SetupError(
      `${at}: schedule must be five fields of cron, such as "30 4 * * *" for half past four, and not "${schedule}".`,
    )
  }
  return { schedule, run }
}

function isCron(schedule: string): boolean {
  const fields = schedule.split(' ')
  return (
    fields.length === FIELDS.length &&
    fields.every((field, at) => fits(field, FIELDS[at] as [number, number]))
  )
}

/** A star or numbers with commas, ranges and steps. */
function fits(field: string, [min, max]: [number, number]): boolean {
  return field.split(',').every((part) => {
    const [, from, to, step] = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part) ?? [null]
    if (from === null || !/^[\d*]/.test(part)) return false
    const numbers = [from, to].flatMap((text) => (text === undefined ? [] : [Number(text)]))
    const isOrdered = numbers.length < 2 || (numbers[0] as number) <= (numbers[1] as number)
    return isOrdered && numbers.every((number) => number >= min && number <= max) && Number(step ?? 1) > 0
  })
}
