import type { ListedEvent } from '../contract/listed-event.ts'
import type { Locale } from '../contract/locale.ts'
import type { Availabilities } from './availability.ts'
import type { Answers } from './cache/answers.ts'
import type { Changes } from './cache/changes.ts'
import type { Memo } from './cache/memo.ts'
import type { Reads } from './cache/reads.ts'
import type { Config } from './config/config.ts'
import type { Db } from './database/database.ts'
import type { Figures } from './figures.ts'
import type { Cookies } from './http/cookies.ts'
import type { InstallationSecret } from './installation/secrets.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Logger } from './log.ts'
import type { Mail } from './mail/mail.ts'
import type { SearchIndex } from './search-index.ts'
import type { Storage } from './storage/storage.ts'
import type { FairQueue } from './throttle/fair-queue.ts'
import type { Clock } from './time/clock.ts'
import type { Viewer } from './viewer.ts'

/** What lives as long as the server. */
export interface Platform {
  config: Config
  db: Db
  clock: Clock
  log: Logger
  changes: Changes
  memo: Memo
  answers: Answers
  /** Expensive calls wait for their turn here. */
  queue: FairQueue
  jobs: Jobs
  mail: Mail
  storage: Storage
  searchIndex: SearchIndex
  figures: Figures
  /** Whether visitors may see the site. A setting, known without a query until it changes. */
  isSiteOnline(): Promise<boolean>
  /** Whether tickets are sold: the editors' switch is on and the shop's last answers were good. */
  isShopOnline(): Promise<boolean>
  /** The editors' switch alone. */
  isShopSwitchedOn(): Promise<boolean>
  /** The programme of the shop, for the import desk; null if it cannot be read from there. */
  shopProgramme: (() => Promise<ListedEvent[]>) | null
  /** The name of the house. Reads within the caller's transaction, because that may hold the only connection. */
  siteName(db: Db): Promise<string>
  availability: Availabilities
  /** Signs what leaves the server and must come back unchanged. One per installation. */
  secret: InstallationSecret
}

/** What a service receives: the platform, the viewer and the language. */
export interface Context extends Platform {
  viewer: Viewer
  locale: Locale
  /** Notes what this answer was made of, for the stores. */
  reads: Reads
  cookies: Cookies
  /** The address under which the caller reaches this server, without a path. */
  origin(): string
  /** The caller's network, used for throttling only. */
  address: string
  /** The caller's user agent, shown only in the list of the user's own sessions. */
  agent: string
  /** Aborted when no caller waits for the answer any more. */
  signal: AbortSignal
}
