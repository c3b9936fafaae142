import { LOCALES } from '../contract/locale.ts'
import type { DocumentModule } from '../module-tree/tree.ts'
import { modulesOfVersion } from '../pages/document-tree.ts'
import { fold, unfold } from '../pages/folding.ts'
import { htmlIn } from '../pages/html-in.ts'
import { isSectionOwner } from '../pages/section-owners.ts'
import type { StoredModule } from '../pages/stored-modules.ts'
import { documents, sections, versions } from '../pages/tables.ts'
import type { Db } from '../platform/database/database.ts'
import { and, eq, inArray } from '../platform/database/drizzle.ts'
import { alsoCopies } from '../saving/copies.ts'
import type { Saving } from '../saving/subject.ts'
import { createInitialSection } from './create.ts'
import { publish } from './publish.ts'

/** Copies the modules of a page, and those of the section of an article or a production, together with their item. */
alsoCopies(async (saving, { area, model }, from, to) => {
  if (area === 'pages' && model === 'page') return copyPage(saving, from, to)
  if (isSectionOwner(model)) return copySection(saving, model, from, to)
})

async function copyPage(saving: Saving, from: number, to: number): Promise<void> {
  for (const locale of LOCALES) {
    const [source] = await headsOf(saving.db, eq(documents.pageId, from), locale)
    const [copy] = await headsOf(saving.db, eq(documents.pageId, to), locale)
    if (source && copy) await putModules(saving, source, copy.version.id)
  }
  await saving.searchIndex.refresh(saving.db, 'page', [to])
}

async function copySection(saving: Saving, model: string, from: number, to: number): Promise<void> {
  const slug = `${model}-${to}`
  const inSection = (name: string) =>
    inArray(
      documents.sectionId,
      saving.db.select({ id: sections.id }).from(sections).where(eq(sections.slug, name)),
    )
  for (const locale of LOCALES) {
    const [source] = await headsOf(saving.db, inSection(`${model}-${from}`), locale)
    if (!source) continue
    await createInitialSection({ ...saving, locale }, { slug, contentType: model, objectId: to })
    const [copy] = await headsOf(saving.db, inSection(slug), locale)
    if (!copy) continue
    await putModules(saving, source, copy.version.id)
    // Visitors see the content as soon as the copy is online, like that of the original.
    if (source.document.publishedVersionId !== null) await publish(saving, { document: copy.document.id })
  }
}

async function headsOf(db: Db, where: ReturnType<typeof eq>, locale: (typeof LOCALES)[number]) {
  return db
    .select({ document: documents, version: versions })
    .from(documents)
    .innerJoin(versions, eq(versions.id, documents.headVersionId))
    .where(and(where, eq(documents.locale, locale)))
}

type Source = Awaited<ReturnType<typeof headsOf>>[number]

/** The first version of a new document contains its modules as a whole. */
async function putModules({ db, viewer }: Saving, { version }: Source, copy: number): Promise<void> {
  const stored = await modulesOfVersion(db, version)
  const modules = viewer.role === 'admin' ? stored : withoutHtml(stored.map(unfold)).map(fold)
  await db
    .update(versions)
    .set({ modules: modules as StoredModule[] })
    .where(eq(versions.id, copy))
}

/** Raw HTML is for admins (3-readings, Texts), so the copy of an editor contains none. */
function withoutHtml(modules: DocumentModule[]): DocumentModule[] {
  return modules
    .filter((module) => htmlIn([{ ...module, lists: {} }]).size === 0)
    .map((module) => ({
      ...module,
      lists: Object.fromEntries(
        Object.entries(module.lists).map(([place, list]) => [place, withoutHtml(list)]),
      ),
    }))
}
