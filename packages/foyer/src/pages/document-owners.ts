import { eq, inArray } from '../platform/database/drizzle.ts'
import { isPartOf } from '../saving/newest-changes.ts'
import { allSubjects, subjectName } from '../saving/subject.ts'
import { ownersOf } from './section-owners.ts'
import { documents, sections } from './tables.ts'

/** A write to a document is a change of its page, or of the item that owns its section. */
isPartOf('pages/document', async (db, ids) => {
  const owners = new Map<number, { subject: string; id: number }>()
  if (ids.length === 0) return owners
  const rows = await db
    .select({ id: documents.id, pageId: documents.pageId, section: sections })
    .from(documents)
    .leftJoin(sections, eq(sections.id, documents.sectionId))
    .where(inArray(documents.id, ids))
  for (const { id, pageId, section } of rows) {
    if (pageId !== null) owners.set(id, { subject: 'pages/page', id: pageId })
    const [owner] = section ? ownersOf(section) : []
    const subject = owner && allSubjects().find(({ model }) => model === owner.contentType)
    if (subject && owner.id !== null) owners.set(id, { subject: subjectName(subject), id: owner.id })
  }
  return owners
})
