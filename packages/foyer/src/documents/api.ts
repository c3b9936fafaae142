import { bind } from '../platform/endpoints/bind.ts'
import { createContainer } from './container.ts'
import './copy-content.ts'
import * as contract from './contract.ts'
import { documents } from './endpoints.ts'
import { listChanges, listHistory, readDocument, restoreVersion, stateOfDocument } from './history.ts'
import { moduleCalls } from './module-calls.ts'
import type { News } from './news.ts'
import { bePresent, waitForNews } from './presence.ts'
import { addPreviewLink, listPreviewLinks, removePreviewLink } from './preview-links.ts'
import * as publishing from './publish.ts'
import { writeDocument } from './write.ts'

export const documentsApi = (news: News) => [
  ...bind(documents, contract, {
    container: (context, _params, body) => createContainer(context, body),
    document: (context, { id, version_id }) => readDocument(context, id, version_id),
    write: (context, { id }, { base_version, operation_id, operations }) =>
      writeDocument(context, { document: id, base: base_version, operationId: operation_id, operations }),
    changes: async (context, { id, since }) => ({ data: await listChanges(context, id, since) }),
    history: async (context, { id }) => ({ data: await listHistory(context, id) }),
    restore: (context, { id }, { base_version, operation_id, version }) =>
      restoreVersion(context, { document: id, base: base_version, operationId: operation_id, version }),
    publish: async (context, { id }, body) => {
      await publishing.publishOnline(context, { document: id, ...body })
      return stateOfDocument(context.db, id)
    },
    unpublish: async (context, { id }, { at }) => {
      await publishing.unpublish(context, { document: id, at })
      return stateOfDocument(context.db, id)
    },
    unschedule: async (context, { id }) => {
      await publishing.unschedule(context, id)
      return stateOfDocument(context.db, id)
    },
    presence: (context, { id }, own) => bePresent(context, id, own),
    news: (context, { id }, { tab, mark }) => waitForNews(context, news, { document: id, tab, mark }),
    previews: async (context, { id }) => ({ data: await listPreviewLinks(context, id) }),
    addPreview: (context, { id }, { hours }) => addPreviewLink(context, id, hours),
    removePreview: (context, { id, link }) => removePreviewLink(context, id, link),
  }),
  ...moduleCalls,
]
