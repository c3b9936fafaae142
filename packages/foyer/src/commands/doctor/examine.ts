import { houseFolder } from '../../house/folder.ts'
import { SetupError } from '../../house/setup-error.ts'
import { type Config, readConfig } from '../../platform/config/config.ts'
import { openBesideSite } from '../../platform/database/database.ts'
import { createLog } from '../../platform/log.ts'
import { beforePublic } from '../check/settings-file.ts'
import { examineClock, examineDatabase } from './examine-database.ts'
import { examineCertificate, examineMail, examineShop } from './examine-outside.ts'
import { examineStorage } from './examine-storage.ts'
import { type Finding, finder, reasonOf } from './finding.ts'

/** Looks at every part of the installation. What depends on a part that is bad is not looked at. */
export async function examine(env: Record<string, string | undefined>): Promise<Finding[]> {
  const find = finder('configuration')
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    return [find('bad', error.message)]
  }
  const missing = beforePublic(houseFolder).map((says) => find('note', says))
  const parts = await Promise.all([
    withDatabase(config),
    examineStorage(config),
    examineMail(config),
    examineShop(config),
    examineCertificate(config),
  ])
  return [
    find('good', `The settings of the ${config.instance} instance are complete.`),
    ...missing,
    ...parts.flat(),
  ]
}

async function withDatabase(config: Config): Promise<Finding[]> {
  try {
    const database = await openBesideSite(config, createLog({ logLevel: 'silent' }))
    try {
      return [...(await examineDatabase(database)), ...(await examineClock(database))]
    } finally {
      await database.close()
    }
  } catch (error) {
    const says =
      error instanceof SetupError ? error.message : `The database cannot be asked: ${reasonOf(error)}.`
    return [finder('database')('bad', says)]
  }
}
