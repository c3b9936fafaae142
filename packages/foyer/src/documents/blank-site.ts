import type { Platform } from '../platform/context.ts'
import { createPage } from './create.ts'

/** Creates the single page that a site without the demo begins with. */
export async function createBlankSite(needs: Pick<Platform, 'db' | 'clock' | 'changes'>): Promise<void> {
  const heading = (content: string) => [{ model: 'headline', content }]
  await createPage(needs, {
    languages: {
      // In the languages that the site has.
      de: { path: '', fields: { title: 'Startseite' }, modules: heading('Hier beginnt Ihr Haus.') },
      en: { path: '', fields: { title: 'Home' }, modules: heading('Your house begins here.') },
    },
  })
}
