import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { itemAddress, lang, langs } from '../../contract/item.ts'
import { id } from '../../contract/params.ts'

/** An option of a field, as stored. */
export const choice = z.object({ value: z.string(), label: z.object({ de: z.string(), en: z.string() }) })
export type Choice = z.infer<typeof choice>

/** 1 §3 Form: a field in the language of the answer. */
const field = z.object({
  id: z.int(),
  label: z.string(),
  slug: z.string(),
  field_type: z.int(),
  required: z.boolean(),
  visible: z.boolean(),
  choices: z.array(z.object({ value: z.string(), label: z.string(), lang })),
  default: z.string(),
  placeholder_text: z.string(),
  help_text: z.string(),
  langs: langs('label', 'placeholder_text', 'help_text'),
})
export type FormField = z.infer<typeof field>

const form = z.object({
  id: z.int(),
  title: z.string(),
  intro: z.string(),
  ...itemAddress,
  fields: z.array(field),
})
export type Form = z.infer<typeof form>

export const detail = defineEndpoint({
  summary: 'A form and its fields, in order',
  access: 'visitor',
  shared: true,
  params: z.object({ id }),
  answer: form,
})

/** The limit for values: more than any form has fields. */
const MAX_VALUES = 200

const newEntry = z.object({
  form: id,
  /** By slug. The field decides which values are valid. */
  field_values: z
    .record(z.string().max(200), z.unknown())
    .refine((values) => Object.keys(values).length <= MAX_VALUES),
  /** Made once per filled-in form, so that a repeated call stores nothing twice. */
  submission_key: z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .optional(),
  /** A field that people do not see; only robots fill it in. */
  trap: z.string().max(1000).default(''),
  /** How long the form was open. */
  seconds: z.number().min(0).optional(),
})
export type NewEntry = z.output<typeof newEntry>

const TEN_MINUTES = 600

export const createEntry = defineEndpoint({
  summary: 'Send a filled-in form',
  access: 'visitor',
  personal: true,
  throttle: { calls: 20, perAddress: 200, seconds: TEN_MINUTES },
  body: newEntry,
  answer: z.object({ id: z.int(), message: z.string() }),
})

const MAX_FILE_BYTES = 10 * 1024 * 1024
/** For one visitor: more than one entry needs. */
const BYTES_PER_HOUR = 60 * 1024 * 1024

const tempFile = z.object({ id: z.uuid(), name: z.string(), size: z.int(), mime_type: z.string() })
export type TempFile = z.infer<typeof tempFile>

export const createTempFile = defineEndpoint({
  summary: 'Upload a file for a form; it is forgotten after a day unless an entry names its id',
  access: 'visitor',
  personal: true,
  throttle: { calls: 30, perAddress: 300, seconds: TEN_MINUTES },
  upload: { maxBytes: MAX_FILE_BYTES, bytesPerHour: BYTES_PER_HOUR },
  body: z.object({ file: z.file() }),
  answer: tempFile,
})
