import { Failure } from '../contract/errors.ts'
import type { Context } from '../platform/context.ts'
import { and, eq } from '../platform/database/drizzle.ts'
import { isEditor } from '../platform/viewer.ts'
import { modulesOfVersion } from './document-tree.ts'
import { shownNow } from './module-times.ts'
import { eachModule } from './nested-modules.ts'
import { opensVersion } from './preview.ts'
import { mayReadSection, type OwnedSection } from './section-owners.ts'
import { noteMoments, type Publication, shownVersionAt } from './shown-version.ts'
import { readModules } from './stored-modules.ts'
import { documents, pageAddresses, sections, versions } from './tables.ts'

/** The raw HTML of a module, for viewers who may see its page or section. */
export async function findModuleHtml(
  context: Context,
  versionId: number,
  moduleId: string,
  name: string,
  /** The token of a preview link. */
  token?: string,
): Promise<string> {
  const { db, log } = context
  const [found] = await db
    .select({ version: versions, document: documents, address: pageAddresses, section: sections })
    .from(versions)
    .innerJoin(documents, eq(documents.id, versions.documentId))
    .leftJoin(
      pageAddresses,
      and(eq(pageAddresses.pageId, documents.pageId), eq(pageAddresses.locale, documents.locale)),
    )
    .leftJoin(sections, eq(sections.id, documents.sectionId))
    .where(eq(versions.id, versionId))
  const isOpen =
    found && ((await maySee(context, found)) || (token && (await opensVersion(context, token, versionId))))
  if (!isOpen) throw new Failure('not_found')
  let code: string | undefined
  eachModule(
    shownNow(context, readModules(await modulesOfVersion(db, found.version), log)),
    (module, { fields }) => {
      if (module.id === moduleId && fields[name]?.kind === 'html') code = module[name] as string
    },
  )
  if (code === undefined) throw new Failure('not_found')
  return code
}

interface Found {
  version: { id: number }
  document: Publication
  address: { isOnline: boolean } | null
  section: OwnedSection | null
}

async function maySee(context: Context, { version, document, address, section }: Found): Promise<boolean> {
  if (isEditor(context.viewer)) return true
  if (version.id !== shownVersionAt(document, context.clock.now())) return false
  noteMoments(context, document)
  return section ? mayReadSection(context, section) : address?.isOnline === true
}
