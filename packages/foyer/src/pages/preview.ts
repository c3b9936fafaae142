import { Failure } from '../contract/errors.ts'
import type { HtmlShown } from '../contract/html-shown.ts'
import { users } from '../domains/accounts/tables.ts'
import { hashOf } from '../domains/accounts/tokens.ts'
import type { Context } from '../platform/context.ts'
import { and, eq, gt, inArray, isNull } from '../platform/database/drizzle.ts'
import { VISITOR } from '../platform/viewer.ts'
import type { Page } from './contract.ts'
import { eachModule } from './nested-modules.ts'
import { pageOf } from './service.ts'
import { documents, pageAddresses, pages, previewLinks, versions } from './tables.ts'

/**
 * The draft of the page that a preview link leads to. The rest is shown as to a visitor. The author of the link must still be an
 * editor; an expired link is answered like one that never existed.
 */
export async function findPreview(context: Context, token: string): Promise<Page> {
  context.reads.forbidStoring()
  const [found] = await context.db
    .select({ page: pages, address: pageAddresses, document: documents, version: versions })
    .from(previewLinks)
    .innerJoin(users, eq(users.id, previewLinks.authorId))
    .innerJoin(documents, eq(documents.id, previewLinks.documentId))
    .innerJoin(versions, eq(versions.id, documents.headVersionId))
    .innerJoin(pages, eq(pages.id, documents.pageId))
    .innerJoin(
      pageAddresses,
      and(eq(pageAddresses.pageId, pages.id), eq(pageAddresses.locale, documents.locale)),
    )
    .where(and(holds(context, token), eq(documents.locale, context.locale)))
  if (!found) throw new Failure('not_found')
  const page = await pageOf({ ...context, viewer: VISITOR }, found)
  eachModule(page.modules, (module, { fields }) => {
    for (const [name, { kind }] of Object.entries(fields)) {
      const shown = kind === 'html' ? (module[`${name}_obj`] as HtmlShown | undefined) : undefined
      // The browser loads the frame in a request of its own, which must contain the token.
      if (shown?.frame_url)
        module[`${name}_obj`] = { ...shown, frame_url: `${shown.frame_url}?token=${token}` }
    }
  })
  return page
}

/** Whether a token opens this version: it must be the head of its document. */
export async function opensVersion(context: Context, token: string, version: number): Promise<boolean> {
  context.reads.forbidStoring()
  const [found] = await context.db
    .select({ id: previewLinks.id })
    .from(previewLinks)
    .innerJoin(users, eq(users.id, previewLinks.authorId))
    .innerJoin(documents, eq(documents.id, previewLinks.documentId))
    .where(and(holds(context, token), eq(documents.headVersionId, version)))
  return found !== undefined
}

function holds({ clock }: Context, token: string) {
  return and(
    eq(previewLinks.tokenHash, hashOf(token)),
    gt(previewLinks.expiresAt, clock.now()),
    inArray(users.role, ['editor', 'admin']),
    isNull(users.suspendedAt),
  )
}
