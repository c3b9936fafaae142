import { Failure } from '../contract/errors.ts'
import { type StandaloneSection, sectionSlug } from '../pages/contract.ts'
import { findSection } from '../pages/service.ts'
import type { Context } from '../platform/context.ts'
import { parseIn } from '../platform/endpoints/messages.ts'
import { createInitialSection } from './create.ts'
import { type InsertBody, insertBody } from './module-bodies.ts'
import { insertModule } from './module-calls.ts'
import type { Written } from './write.ts'

interface Body {
  content_type: string
  object_id: number | null
  slug: string
  parent: string | null
  [field: string]: unknown
}

/**
 * Answers a POST to the containers: with the section of a slug, which is created where it does not exist (1 §7), or, where a
 * document or a place in one is named, by inserting a container module there.
 */
export async function createContainer(context: Context, body: Body): Promise<StandaloneSection | Written> {
  if ('document' in body || (body.slug === '' && isPlaced(body))) {
    return insertModule(context, 'container', parsed(context, insertBody, body) as InsertBody)
  }
  const { slug } = parsed(context, sectionSlug, body) as { slug: string }
  await createInitialSection(context, { slug, contentType: body.content_type, objectId: body.object_id })
  return findSection(context, slug)
}

function isPlaced({ parent, after, content_type, object_id }: Body): boolean {
  return parent !== null || typeof after === 'string' || (content_type === 'page' && object_id !== null)
}

function parsed(context: Context, schema: typeof insertBody | typeof sectionSlug, body: Body): unknown {
  const result = parseIn(context.locale, schema, body)
  if (!result.ok) throw new Failure('invalid', { fields: result.fields })
  return result.value
}
