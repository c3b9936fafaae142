import { bind } from '../../platform/endpoints/bind.ts'
import { createEntry, createTempFile, detail } from './contract.ts'
import { forms } from './endpoints.ts'
import { storeEntry } from './entries.ts'
import { findForm } from './service.ts'
import { storeTempFile } from './temp-files.ts'

export const formsApi = bind(
  forms,
  { detail, createEntry, createTempFile },
  {
    detail: (context, { id }) => findForm(context, id),
    createEntry: (context, _params, body) => storeEntry(context, body),
    createTempFile: (context, _params, { file }) => storeTempFile(context, file),
  },
)
