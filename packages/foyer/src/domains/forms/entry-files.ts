import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import { LOCALES } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import { and, eq, isNotNull } from '../../platform/database/drizzle.ts'
import type { ContextFactory } from '../../platform/http/context-factory.ts'
import { requireAccess } from '../../saving/refusals.ts'
import { entry } from './entry-subject.ts'
import { tempFiles } from './tables.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * `/de/api/forms-entry-file/{id}`: a file sent with a form, for users who may read entries. It comes from a stranger,
 * so it is only downloaded, never shown inside the site.
 */
export function addEntryFiles(app: FastifyInstance, contextOf: ContextFactory): void {
  for (const locale of LOCALES) {
    app.get(
      `/${locale}/api/forms-entry-file/:id`,
      // Checks the rights itself, also while the site is offline.
      { config: { reachableOffline: 'asks itself' } },
      async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
        const context = await contextOf(request, reply, locale)
        requireAccess(context, entry)
        const { name, mimeType, content } = await readEntryFile(context, request.params.id)
        return reply
          .type(mimeType)
          .header('Content-Length', content.size)
          .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
          .header('Cache-Control', 'private, no-store')
          .header('X-Content-Type-Options', 'nosniff')
          .send(content.stream)
      },
    )
  }
}

/** A file that is not part of an entry yet cannot be read. */
async function readEntryFile({ db, storage }: Context, id: string) {
  if (!UUID.test(id)) throw new Failure('not_found')
  const [file] = await db
    .select()
    .from(tempFiles)
    .where(and(eq(tempFiles.id, id), isNotNull(tempFiles.entryId)))
  const content = file && (await storage.read(file.storageKey))
  if (!content) throw new Failure('not_found')
  return { ...file, content }
}
