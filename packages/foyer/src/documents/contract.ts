import { z } from 'zod'
import { defineEndpoint } from '../contract/endpoint.ts'
import { LOCALES } from '../contract/locale.ts'
import { listed } from '../contract/paging.ts'
import { id, MAX_ID, wholeNumber } from '../contract/params.ts'
import type { Operation } from '../module-tree/operations.ts'
import type { DocumentModule } from '../module-tree/tree.ts'
import { documentState, standaloneSection } from '../pages/contract.ts'

/** The id of a module: a UUID made by the client that adds it, or another word. */
export const moduleId = z.string().regex(/^[A-Za-z0-9][\w-]{0,63}$/)
const placeName = z.string().regex(/^[a-z_]{0,40}(?:\.\d\.children)?$/)
const fields = z.record(z.string().max(100), z.unknown())

const moduleInDocument = z.object({
  id: moduleId,
  model: z.string().max(100),
  fields,
  get lists() {
    return z.record(placeName, z.array(moduleInDocument).max(1000))
  },
})
const documentModule = moduleInDocument as unknown as z.ZodType<DocumentModule, DocumentModule>

export const place = z.object({
  parent: moduleId.nullable(),
  place: placeName,
  after: moduleId.nullable(),
})

/** The four operations of a document, as JSON. */
const operation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('insert'), module: moduleInDocument, at: place }),
  z.object({ kind: z.literal('update'), module: moduleId.nullable(), fields }),
  z.object({ kind: z.literal('move'), module: moduleId, at: place }),
  z.object({ kind: z.literal('remove'), module: moduleId }),
]) as unknown as z.ZodType<Operation, Operation>

/** What every write contains: the version it was made on, and an id of its own. */
export const writing = {
  base_version: wholeNumber({ max: MAX_ID }),
  operation_id: z.string().regex(/^[\w-]{8,64}$/),
}

export const written = z.object({
  document: z.int(),
  version: z.int(),
  /** The operations that were done: cleaned, merged, and without those that changed nothing. */
  operations: z.array(operation),
  /** The operations that undo the write, to be sent as an ordinary write on this version. */
  inverse: z.array(operation),
})
export type WrittenAnswer = z.infer<typeof written>

/**
 * Far more than an editor does between two saves, and few enough for a tenth of a second: a process that changes a document
 * answers no other request meanwhile.
 */
export const MOST_OPERATIONS = 200

const byId = z.object({ id })

export const container = defineEndpoint({
  summary: 'The empty section an editor finds where there is none yet, or a container module in a document',
  access: 'editor',
  body: z.looseObject({
    model: z.literal('container').default('container'),
    parent: moduleId.nullable().default(null),
    content_type: z
      .string()
      .regex(/^[\w-]{0,100}$/)
      .default(''),
    object_id: z.int().min(1).max(MAX_ID).nullable().default(null),
    slug: z
      .string()
      .regex(/^[\w-]{0,200}$/)
      .default(''),
  }),
  answer: z.union([standaloneSection, written]),
})

const documentAnswer = z.object({
  ...documentState.shape,
  locale: z.enum(LOCALES),
  page: z.int().nullable(),
  section: z.string().nullable(),
  /** The version in this answer: the head, unless another one was requested. */
  shown_version: z.int(),
  fields,
  modules: z.array(documentModule),
})
export type DocumentAnswer = z.infer<typeof documentAnswer>

export const document = defineEndpoint({
  summary: 'A document with its modules as operations name them: its head, or an older version',
  access: 'editor',
  personal: true,
  params: byId.extend({ version_id: id.optional() }),
  answer: documentAnswer,
})

export const write = defineEndpoint({
  summary: 'Do operations to a document, all of them or none, naming the version they were made on',
  access: 'editor',
  params: byId,
  body: z.object({ ...writing, operations: z.array(operation).min(1).max(MOST_OPERATIONS) }),
  answer: written,
})

const change = z.object({
  version: z.int(),
  author_id: z.int().nullable(),
  at: z.string(),
  operation_id: z.string().nullable(),
  operations: z.array(operation),
  inverse: z.array(operation),
})
export type ChangeAnswer = z.infer<typeof change>

export const changes = defineEndpoint({
  asksByItself: true,
  summary: 'What was written to a document after a version, the oldest first',
  access: 'editor',
  personal: true,
  params: byId.extend({ since: wholeNumber().default(0) }),
  answer: listed(change),
})

const historyLine = z.object({
  /** The last and the first version of the entry. */
  version: z.int(),
  first_version: z.int(),
  from: z.string(),
  at: z.string(),
  author: z.object({ id: z.int(), name: z.string() }).nullable(),
  writes: z.int(),
  restored_from: z.int().nullable(),
  is_head: z.boolean(),
  is_published: z.boolean(),
  was_published: z.boolean(),
})
export type HistoryLine = z.infer<typeof historyLine>

export const history = defineEndpoint({
  summary:
    'Who wrote what when, the newest first; many small writes of one person in a short while are one line',
  access: 'editor',
  personal: true,
  params: byId,
  answer: listed(historyLine),
})

export const restore = defineEndpoint({
  summary: 'Make the head of a document what an older version was: a write like any other',
  access: 'editor',
  params: byId,
  body: z.object({ ...writing, version: id }),
  answer: written,
})

const moment = z.iso.datetime({ offset: true, local: true })

export const publish = defineEndpoint({
  summary: 'Show a version to visitors, now or from a moment on, for good or until another',
  access: 'editor',
  params: byId,
  body: z.object({
    version: id.optional(),
    at: moment.nullable().optional(),
    until: moment.nullable().optional(),
    /** Why it is published although a check found errors; recorded in the trail. */
    reason: z.string().trim().max(500).optional(),
  }),
  answer: documentState,
})

export const unpublish = defineEndpoint({
  summary: 'Take a document away from visitors, now or at a moment',
  access: 'editor',
  params: byId,
  body: z.object({ at: moment.nullable().optional() }),
  answer: documentState,
})

export const unschedule = defineEndpoint({
  summary: 'Forget the moments at which a document was to be shown or taken away',
  access: 'editor',
  params: byId,
  answer: documentState,
})

/** An id that a window makes for itself. */
const tab = z.string().regex(/^[\w-]{8,64}$/)

const present = z.object({
  tab: z.string(),
  name: z.string(),
  /** The same user in another window. */
  is_oneself: z.boolean(),
  module: z.string().nullable(),
})
export type Present = z.infer<typeof present>

export const presence = defineEndpoint({
  asksByItself: true,
  summary:
    'Say that one has a document open and which module one is in; answers who else has, and where it stands',
  access: 'editor',
  personal: true,
  params: byId,
  body: z.object({ tab, module: moduleId.nullable() }),
  answer: z.object({
    /** Changes when anything of this answer changes; `news` waits for that. */
    mark: z.string(),
    state: documentState,
    others: z.array(present),
  }),
})
export type PresenceAnswer = z.infer<typeof presence.answer>

export const news = defineEndpoint({
  asksByItself: true,
  summary: 'Wait until a document or who has it open is not what the mark says any more, or for some seconds',
  access: 'editor',
  personal: true,
  params: byId,
  body: z.object({ tab, mark: z.string().max(100) }),
  answer: z.void(),
})

const previewLink = z.object({
  id: z.int(),
  author: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
})
export type PreviewLink = z.infer<typeof previewLink>

export const previews = defineEndpoint({
  summary: 'The links to the draft of a page that have not ended yet',
  access: 'editor',
  personal: true,
  params: byId,
  answer: listed(previewLink),
})

export const addPreview = defineEndpoint({
  summary:
    'Make a link to the draft of a page for somebody without an account; its address is told this once',
  access: 'editor',
  personal: true,
  params: byId,
  body: z.object({
    hours: z
      .int()
      .min(1)
      .max(30 * 24),
  }),
  answer: previewLink.extend({ url: z.string() }),
})

export const removePreview = defineEndpoint({
  summary: 'End a link to the draft of a page',
  access: 'editor',
  params: byId.extend({ link: id }),
  answer: z.void(),
})
