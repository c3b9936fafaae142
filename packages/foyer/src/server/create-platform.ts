import type { SearchKind } from '../domains/search/contract.ts'
import { isShopSwitchedOn, isSiteOnline, readSettings } from '../domains/settings/service.ts'
import { reindex } from '../pages/reindex.ts'
import { createAnswers } from '../platform/cache/answers.ts'
import { createMemo } from '../platform/cache/memo.ts'
import { recordReads } from '../platform/cache/reads.ts'
import type { Platform } from '../platform/context.ts'
import type { Database } from '../platform/database/database.ts'
import { createFigures } from '../platform/figures.ts'
import { createMail } from '../platform/mail/mail.ts'
import { createFairQueue } from '../platform/throttle/fair-queue.ts'
import type { Shop } from '../webshop/port.ts'

interface Parts
  extends Pick<
    Platform,
    'config' | 'clock' | 'log' | 'changes' | 'storage' | 'jobs' | 'secret' | 'availability'
  > {
  database: Database
  shop: Shop
}

/** Creates what lives as long as the server and is passed to every service. */
export function createPlatform({ database, shop, ...parts }: Parts): Platform {
  const { config, clock, changes, jobs } = parts
  const { db, embedded } = database
  const platform: Platform = {
    ...parts,
    db,
    memo: createMemo(clock, changes),
    answers: createAnswers(clock, changes),
    queue: createFairQueue({
      // The embedded database runs one statement at a time.
      atOnce: embedded ? 1 : 2,
      perAddress: 20,
      waiting: 100,
    }),
    mail: createMail(config, jobs, clock),
    searchIndex: {
      refresh: async (db, kind, ids) => {
        await reindex({ db, changes, clock }, kind as SearchKind, ids)
      },
    },
    figures: createFigures(),
    isSiteOnline: () => isSiteOnline(platform),
    siteName: async (db) => (await readSettings({ db, reads: recordReads() })).site_name,
    isShopSwitchedOn: () => isShopSwitchedOn(platform),
    shopProgramme: shop.programme ?? null,
    isShopOnline: async () => shop.isWell() && (await isShopSwitchedOn(platform)),
  }
  return platform
}
