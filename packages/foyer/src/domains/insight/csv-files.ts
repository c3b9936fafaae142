import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Call, type Contract, endpoint } from '../../contract/endpoint.ts'
import { Failure } from '../../contract/errors.ts'
import { LOCALES } from '../../contract/locale.ts'
import { writeCsv } from '../../contract/write-csv.ts'
import type { Context } from '../../platform/context.ts'
import type { ContextFactory } from '../../platform/http/context-factory.ts'

type Lines = object[]

/** The files: each is a list in the answer of one of the dashboard's calls, which check the rights. */
const FILES: Record<string, [call: string, list: 'data' | 'days' | 'empty']> = {
  'page-views': ['page-views', 'data'],
  'views-by-day': ['page-views', 'days'],
  'search-keywords': ['search-keywords', 'data'],
  'empty-searches': ['search-keywords', 'empty'],
  'searches-by-day': ['search-keywords', 'days'],
  'content-overview': ['content-overview', 'data'],
  'page-activities': ['page-activities', 'data'],
  'identity-events': ['identity-events', 'data'],
  versions: ['versions', 'data'],
  'error-log': ['error-log', 'data'],
  'errors-by-day': ['error-log', 'days'],
}

/** `/de/api/dashboard-csv/page-views?from=…&to=…`: a list of the dashboard as a table for spreadsheets. */
export function addDashboardFiles(
  app: FastifyInstance,
  contextOf: ContextFactory,
  callIn: (context: Context) => Call,
): void {
  for (const locale of LOCALES) {
    app.get(
      `/${locale}/api/dashboard-csv/:name`,
      // The call behind it checks the rights, also while the site is offline.
      { config: { reachableOffline: 'asks itself' } },
      async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
        const { name } = request.params
        const context = await contextOf(request, reply, locale)
        const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined
        if (!file) throw new Failure('not_found')
        const [asked, list] = file
        const answer = await callIn(context)(
          endpoint<Contract>('GET', `/api/dashboard-${asked}`),
          request.query as Record<never, never>,
        )
        const lines = (answer as Record<string, Lines>)[list] ?? []
        return reply
          .type('text/csv; charset=utf-8')
          .header('Cache-Control', 'private, no-store')
          .header('Content-Disposition', `attachment; filename="${name}.csv"`)
          .send(csvOf(lines))
      },
    )
  }
}

/** With a byte order mark, by which spreadsheets recognise UTF-8. */
export function csvOf(lines: Lines): string {
  const heads = [...new Set(lines.flatMap((line) => Object.keys(line)))]
  const rows = lines.map((line) => heads.map((head) => cellOf((line as Record<string, unknown>)[head])))
  return `\uFEFF${writeCsv([heads, ...rows])}`
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  // A person is written as a name.
  if (typeof value === 'object') return 'name' in value ? String(value.name) : JSON.stringify(value)
  return String(value)
}
