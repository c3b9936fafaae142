import { type Config, readConfig } from '../../packages/foyer/src/platform/config/config.ts'
import { LOGINS } from './logins.ts'

/** The configuration of a test: nothing of the machine's environment, a free port, the demo, a known admin. */
export function testConfig(environment: { DATA_DIR: string } & Record<string, string | undefined>): Config {
  return readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: 'on',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: LOGINS.admin.email,
    ADMIN_PASSWORD: LOGINS.admin.password,
    ...environment,
  })
}
