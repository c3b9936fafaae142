import { randomBytes } from 'node:crypto'
import { fillHouse, loadHouseContent } from '../content/fill.ts'
import { createBlankSite } from '../documents/blank-site.ts'
import { weaknessOf } from '../domains/accounts/password-rules.ts'
import { createUser, hasUsers, type NewUser } from '../domains/accounts/service.ts'
import { keepDaysInZone } from '../domains/events/days-in-zone.ts'
import type { ContentSize } from '../house/content.ts'
import { keepAddresses } from '../pages/reindex.ts'
import { hasPages } from '../pages/service.ts'
import { type Config, SetupError } from '../platform/config/config.ts'
import type { Platform } from '../platform/context.ts'
import { refreshStatistics } from '../platform/database/statistics.ts'
import { endedBySignals } from '../platform/processes/ended-by-signals.ts'

export type NewLogin = Pick<NewUser, 'email' | 'role'> & { password: string }

type Needs = Pick<Platform, 'db' | 'clock' | 'changes'> & Partial<Pick<Platform, 'storage'>>

/**
 * Gives an empty database its first users and pages. Does nothing where it has them. All in one transaction: a start that is
 * stopped meanwhile leaves nothing, and the passwords of the next start are shown.
 */
export async function setUpInstallation(
  needs: Needs,
  ...more: Parameters<typeof setUp> extends [Needs, ...infer M] ? M : never
): Promise<NewLogin[]> {
  return needs.db.transaction((db) => setUp({ ...needs, db }, ...more))
}

async function setUp(
  needs: Needs,
  config: Pick<Config, 'login' | 'demo' | 'instance' | 'publicUrl'>,
  progress: (step: string) => void,
  size: ContentSize = { visits: 'demo' },
): Promise<NewLogin[]> {
  await keepDaysInZone(needs.db)
  await keepAddresses(needs)
  const logins: NewLogin[] = []
  const content = config.demo ? await loadHouseContent() : null
  if (!(await hasUsers(needs))) {
    const users: NewUser[] = [
      await firstAdmin(config, content !== null),
      ...(content?.users ?? []).map((user) => ({ ...user, password: newPassword() })),
    ]
    for (const user of users) {
      await createUser(needs, user)
      const { email, password, role } = user
      if (password !== null) logins.push({ email, password, role })
    }
  }
  if (!(await hasPages(needs))) {
    if (content) {
      progress('filling the house with its content')
      const onStep = (step: string) => progress(`filling the house: ${step}`)
      await endedBySignals((signal) => fillHouse(content, { ...needs, onStep, signal }, size))
      await refreshStatistics(needs.db)
    } else {
      await createBlankSite(needs)
    }
  }
  return logins
}

/**
 * Without a password in the settings, the first admin of a house that begins empty chooses one with a link. A house with content,
 * such as a demo, has made-up logins that can be tried at once.
 */
async function firstAdmin(
  config: Pick<Config, 'login' | 'instance' | 'publicUrl'>,
  hasContent: boolean,
): Promise<NewUser> {
  const { email = 'admin@foyer.example', password = hasContent ? newPassword() : null } =
    config.login.admin ?? {}
  if (password === null) return { email, password, role: 'admin', firstName: '', lastName: '' }
  if (config.login.admin && config.instance === 'production') await requireGood({ email, password }, config)
  return { email, password, role: 'admin', firstName: 'Ada', lastName: 'Admin' }
}

async function requireGood(
  { email, password }: Pick<NewLogin, 'email' | 'password'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
  const weakness = await weaknessOf(password, { email, publicUrl })
  if (weakness === null) return
  const reason =
    weakness === 'own' ? 'is made of the name of the house or of ADMIN_EMAIL' : 'is easy to guess'
  throw new SetupError(`ADMIN_PASSWORD ${reason}: choose another, such as four random words.`)
}

function newPassword(): string {
  return randomBytes(12).toString('base64url')
}
