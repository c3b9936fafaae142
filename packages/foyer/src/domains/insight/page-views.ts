import { countedPath } from '../../contract/counted-path.ts'
import type { Context, Platform } from '../../platform/context.ts'
import { type CountBuffer, createCountBuffer } from '../../platform/count-buffer.ts'
import type { Db } from '../../platform/database/database.ts'
import { sql } from '../../platform/database/drizzle.ts'
import { createCountLimit } from '../../platform/throttle/count-limit.ts'
import { houseDay, nextHouseMidnight } from '../../platform/time/house-clock.ts'
import { PERIODS, periodOf } from '../../platform/time/periods.ts'
import { isEditor } from '../../platform/viewer.ts'
import { existingPaths } from './existing-paths.ts'
import { pageViewDays, pageViewSums, pageViews } from './tables.ts'

interface ViewCount {
  day: string
  path: string
  views: number
  /** The server has answered with this page; a path reported by a browser is checked before it is stored. */
  isKnown: boolean
}

/**
 * How often pages are viewed: a number by day and path, and nothing about the viewer. Counted in memory, so that
 * visitors do not wait for the database, and written every few seconds.
 */
export interface PageViews {
  /** Counts a page that the server has answered. */
  countAnswered(path: string, address: string): void
  /** Counts a page that a browser changed to without loading a document. */
  countVisited(path: string, address: string): void
  write(): Promise<void>
}

/** More than a few people behind one address view within an hour. */
const MOST_LOOKS = { same: 20, inAll: 300 }

export function createPageViews({ db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>): PageViews {
  const buffer: CountBuffer<ViewCount> = createCountBuffer<ViewCount>({
    keyOf: ({ day, path }) => `${day} ${path}`,
    join: (known, newer) => ({
      ...newer,
      views: known.views + newer.views,
      isKnown: known.isKnown || newer.isKnown,
    }),
    writeAll: (counts) => writeViews(db, counts),
    onFailure: (error) => log.warn({ err: error }, 'page views were not counted'),
  })
  // Computing the day costs more than everything else here, so it is done once a day.
  let day = ''
  let midnight = 0
  const mayCount = createCountLimit(clock, MOST_LOOKS)
  const add = (path: string, address: string, isKnown: boolean) => {
    if (!mayCount(address, path)) return
    const now = clock.now()
    if (now.getTime() >= midnight || day === '') {
      day = houseDay(now)
      midnight = nextHouseMidnight(now).getTime()
    }
    buffer.add({ day, path, views: 1, isKnown })
  }
  return {
    countAnswered: (path, address) => add(path, address, true),
    countVisited: (path, address) => add(path, address, false),
    write: buffer.write,
  }
}

/** Handles the report of a browser that changed to another page without loading its document. */
export function countVisit(views: PageViews, { viewer, address }: Context, url: string): void {
  const path = isEditor(viewer) ? null : countedPath(url)
  if (path !== null) views.countVisited(path, address)
}

async function writeViews(db: Db, counts: ViewCount[]): Promise<void> {
  const claimed = counts.filter(({ isKnown }) => !isKnown).map(({ path }) => path)
  const existing = await existingPaths(db, claimed)
  const rows = counts
    .filter(({ path, isKnown }) => isKnown || existing.has(path))
    .map(({ day, path, views }) => ({ day, path, views }))
  if (rows.length === 0) return
  const days = sumBy(rows, ({ day }) => day)
  await db.transaction(async (tx) => {
    await tx
      .insert(pageViews)
      .values(rows)
      .onConflictDoUpdate({
        target: [pageViews.day, pageViews.path],
        set: { views: sql`${pageViews.views} + excluded.views` },
      })
    for (const period of PERIODS) {
      const sums = sumBy(rows, ({ day, path }) => `${periodOf(period, day).first} ${path}`)
      await tx
        .insert(pageViewSums)
        .values(
          [...sums].map(([key, views]) => ({
            period,
            firstDay: key.slice(0, 10),
            path: key.slice(11),
            views,
          })),
        )
        .onConflictDoUpdate({
          target: [pageViewSums.period, pageViewSums.firstDay, pageViewSums.path],
          set: { views: sql`${pageViewSums.views} + excluded.views` },
        })
    }
    await tx
      .insert(pageViewDays)
      .values([...days].map(([day, views]) => ({ day, views })))
      .onConflictDoUpdate({
        target: pageViewDays.day,
        set: { views: sql`${pageViewDays.views} + excluded.views` },
      })
  })
}

type ViewRow = Pick<ViewCount, 'day' | 'path' | 'views'>

function sumBy(rows: ViewRow[], keyOf: (row: ViewRow) => string): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const key = keyOf(row)
    sums.set(key, row.views + (sums.get(key) ?? 0))
  }
  return sums
}
