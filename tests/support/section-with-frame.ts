import type { Locale } from '../../packages/foyer/src/contract/locale.ts'
import { createSection, publishVersion } from '../../packages/foyer/src/documents/create.ts'
import { documents, sections } from '../../packages/foyer/src/pages/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import type { startTestApp } from './test-app.ts'

interface Owner {
  contentType?: string
  objectId?: number
}

/** Adds a section with a text and with raw HTML that has a frame of its own, in both languages. */
export async function addSectionWithFrame(
  { app: { platform } }: Awaited<ReturnType<typeof startTestApp>>,
  slug: string,
  owner: Owner,
  words: (locale: Locale, place: 'text' | 'html') => string,
): Promise<void> {
  await createSection(platform, { slug, ...owner, languages: { de: [], en: [] } })
  const stored = await platform.db
    .select({ documentId: documents.id, locale: documents.locale })
    .from(documents)
    .innerJoin(sections, eq(sections.id, documents.sectionId))
    .where(eq(sections.slug, slug))
  for (const { documentId, locale } of stored) {
    await publishVersion(platform, {
      documentId,
      locale,
      // Raw HTML is for admins.
      writtenBy: 'admin',
      fields: { title: slug },
      modules: [
        { model: 'text', content: `<p>${words(locale, 'text')}</p>` },
        { model: 'html', html_code: `<style>p{}</style><p>${words(locale, 'html')}</p>` },
      ],
    })
  }
}
