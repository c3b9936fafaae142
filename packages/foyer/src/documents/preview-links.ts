import { Failure } from '../contract/errors.ts'
import { href } from '../contract/routes.ts'
import { users } from '../domains/accounts/tables.ts'
import { hashOf, newToken } from '../domains/accounts/tokens.ts'
import { documents, previewLinks } from '../pages/tables.ts'
import type { Context, Platform } from '../platform/context.ts'
import { and, asc, eq, gt, lte } from '../platform/database/drizzle.ts'
import { houseTime } from '../platform/time/house-clock.ts'
import { refuse } from '../saving/refuse.ts'
import type { PreviewLink } from './contract.ts'
import { strings } from './strings.ts'

/** Of one document at once: a link for every reader would be no secret. */
const MOST_LINKS = 20

export async function listPreviewLinks({ db, clock }: Context, document: number): Promise<PreviewLink[]> {
  const rows = await db
    .select({ link: previewLinks, user: users })
    .from(previewLinks)
    .innerJoin(users, eq(users.id, previewLinks.authorId))
    .where(and(eq(previewLinks.documentId, document), gt(previewLinks.expiresAt, clock.now())))
    .orderBy(asc(previewLinks.id))
  return rows.map(({ link, user }) => shown(link, user))
}

/** The token is sent only once; what is stored of it opens nothing. */
export async function addPreviewLink(
  context: Context,
  document: number,
  hours: number,
): Promise<PreviewLink & { url: string }> {
  const { db, clock, viewer } = context
  const token = newToken()
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(documents).where(eq(documents.id, document)).for('update')
    // Sections have no preview link, because screens of other items show them.
    if (!found?.pageId || viewer.userId === null) throw new Failure('not_found')
    if ((await listPreviewLinks({ ...context, db: tx }, document)).length >= MOST_LINKS)
      refuse(context, 'hours', strings.tooManyLinks)
    const createdAt = clock.now()
    const [link] = await tx
      .insert(previewLinks)
      .values({
        documentId: document,
        tokenHash: hashOf(token),
        authorId: viewer.userId,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + hours * 3_600_000),
      })
      .returning()
    const [user] = await tx.select().from(users).where(eq(users.id, viewer.userId))
    if (!link || !user) throw new Error('The link was not stored')
    return { ...shown(link, user), url: `${href('preview', found.locale)}?token=${token}` }
  })
}

export async function removePreviewLink({ db }: Context, document: number, link: number): Promise<void> {
  const own = and(eq(previewLinks.documentId, document), eq(previewLinks.id, link))
  const gone = await db.delete(previewLinks).where(own).returning()
  if (gone.length === 0) throw new Failure('not_found')
}

export async function forgetPastPreviews({ db, clock }: Platform): Promise<void> {
  await db.delete(previewLinks).where(lte(previewLinks.expiresAt, clock.now()))
}

function shown(link: typeof previewLinks.$inferSelect, user: typeof users.$inferSelect): PreviewLink {
  return {
    id: link.id,
    author: `${user.firstName} ${user.lastName}`.trim() || user.email,
    created_at: houseTime(link.createdAt),
    expires_at: houseTime(link.expiresAt),
  }
}
