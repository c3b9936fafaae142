import type { NewUser } from '../src/domains/accounts/service.ts'
import { writeSettings } from '../src/domains/settings/service.ts'
import { createPage } from '../src/pages/write.ts'
import type { Platform } from '../src/platform/context.ts'
import { demoPages } from './pages.ts'

export const demoUsers: Omit<NewUser, 'password'>[] = [
  { email: 'redaktion@foyer.example', role: 'editor', firstName: 'Edda', lastName: 'Brand' },
  { email: 'publikum@foyer.example', role: 'customer', firstName: 'Karl', lastName: 'Vogt' },
]

/** Fills an empty database with the demo venue. */
export async function seedDemo(needs: Pick<Platform, 'db' | 'clock' | 'changes'>): Promise<void> {
  await writeSettings(needs, 'site', { site_name: 'Haus Meridian' })
  for (const [position, page] of demoPages.entries()) {
    await createPage(needs, { ...page, position })
  }
}
