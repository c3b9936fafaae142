import { html, type Markup } from './html.ts'
import type { Json } from './openapi-schemas.ts'
import { typeLines, typeNotation, typeNotes } from './type-notation.ts'

/** The parts of an OpenAPI document that this page shows. */
interface ApiDocument {
  info: { title: string; version: string; description: string }
  servers: { url: string; description: string }[]
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json> }
}

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Json[]
  parameters: Parameter[]
  requestBody?: Content
  responses: Record<string, Content & { description: string }>
}

interface Parameter {
  name: string
  in: string
  required: boolean
  description?: string
  schema: Json
}

interface Content {
  content?: Record<string, { schema: Json }>
}

interface ApiCall extends Operation {
  method: string
  path: string
}

/** Shows the OpenAPI document as a page, without scripts and without files of other servers. */
export function renderApiDocs(document: Json): string {
  const api = document as unknown as ApiDocument
  const calls = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )
  const groups = api.tags.map((tag) => ({ ...tag, calls: calls.filter((call) => call.tags[0] === tag.name) }))
  return page(api, groups).text
}

interface Group {
  name: string
  description?: string
  calls: ApiCall[]
}

function page(api: ApiDocument, groups: Group[]): Markup {
  const { title, version } = api.info
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="none">
<title>${title} API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<a class="skip" href="#content">Skip to the calls</a>
<header>
<h1>${title} API</h1>
<p>Version ${version}. For machines: <a href="/openapi.json">openapi.json</a>, OpenAPI 3.1.</p>
</header>
<div class="columns">
${index(groups)}
<main id="content">
${howToCall(api, groups)}
${groups.map(
  (group) => html`<section aria-labelledby="group-${group.name}">
<h2 id="group-${group.name}">/${group.name}</h2>
${group.description !== undefined && html`<p class="lead">${group.description}.</p>`}
${group.calls.map(call)}
</section>`,
)}
${shapes(api.components.schemas)}
</main>
</div>
</body>
</html>
`
}

function index(groups: Group[]): Markup {
  return html`<nav aria-label="All calls">
<ul>
<li><a href="#how">How to call</a></li>
${groups.map(
  (group) => html`<li><a href="#group-${group.name}">/${group.name}</a>
<ul>
${group.calls.map(
  ({ operationId, method, path }) =>
    html`<li><a href="#call-${operationId}">${methodSign(method)} <code>${breakable(path.replace(`/${group.name}`, ''))}</code></a></li>\n`,
)}</ul></li>
`,
)}<li><a href="#shapes">Shared shapes</a></li>
</ul>
</nav>`
}

/** The three forms of every call, shown with a call that a reader can try as printed. */
function howToCall({ info, servers }: ApiDocument, groups: Group[]): Markup {
  const calls = groups.flatMap((group) => group.calls)
  const example =
    (calls.find(({ method, path }) => method === 'GET' && !path.includes('{')) ?? calls[0])?.path ?? ''
  return html`<section aria-labelledby="how">
<h2 id="how">How to call</h2>
<p class="lead">${info.description}</p>
<table>
<caption>The three forms of a call</caption>
<thead><tr><th scope="col">Address</th><th scope="col">Language of the answer</th></tr></thead>
<tbody>
${servers.map(
  ({ url, description }) =>
    html`<tr><td><code>${breakable(url.replace(/\/$/, '') + example)}</code></td><td>${description}</td></tr>\n`,
)}</tbody>
</table>
</section>`
}

function call(details: ApiCall): Markup {
  const { operationId, method, path, summary, description, security, parameters, requestBody, responses } =
    details
  const isOpen = !security.some((scheme) => 'session' in scheme)
  const [succeeded, failed] = partition(Object.entries(responses), ([status]) => status.startsWith('2'))
  return html`<article aria-labelledby="call-${operationId}">
<h3 id="call-${operationId}">${summary}</h3>
<p class="address">${methodSign(method)} <code>${breakable(path)}</code></p>
<p class="${isOpen ? 'access open' : 'access'}">${description}</p>
${parameters.length > 0 && parameterTable(parameters)}
${requestBody && html`<h4>Body</h4>\n${shape(schemaOf(requestBody))}`}
${succeeded.map(([status, answer]) => {
  const schema = schemaOf(answer)
  return html`<h4>Answer <span>${status}</span></h4>\n${schema ? shape(schema) : html`<p>${answer.description}.</p>`}\n`
})}
<h4>Failures</h4>
<dl>
${failed.map(
  ([status, answer]) =>
    html`<div><dt>${status === 'default' ? 'other' : status}</dt><dd>${answer.description}: <code>${typeNotation(schemaOf(answer))}</code></dd></div>\n`,
)}</dl>
</article>`
}

function parameterTable(parameters: Parameter[]): Markup {
  return html`<h4>Parameters</h4>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Notes</th></tr></thead>
<tbody>
${parameters.map(({ name, in: place, required, description, schema }) => {
  const notes = [`In the ${place}, ${required ? 'required' : 'optional'}`, description, typeNotes(schema)]
  return html`<tr><th scope="row"><code>${name}</code></th><td><code>${typeNotation(schema)}</code></td><td>${sentences(notes)}</td></tr>\n`
})}</tbody>
</table>`
}

function shapes(schemas: Record<string, Json>): Markup {
  return html`<section aria-labelledby="shapes">
<h2 id="shapes">Shared shapes</h2>
<p class="lead">What several calls answer, or what holds more of its own kind.</p>
${Object.entries(schemas).map(
  ([name, schema]) => html`<article aria-labelledby="shape-${name}">
<h3 id="shape-${name}">${name}</h3>
${typeof schema.description === 'string' && html`<p>${schema.description}.</p>`}
${shape(schema)}
</article>
`,
)}</section>`
}

function shape(schema: Json | undefined): Markup {
  return html`<pre class="type"><code>${typeLines(schema)}</code></pre>
<details><summary>JSON schema</summary><pre><code>${JSON.stringify(schema, null, 2)}</code></pre></details>`
}

function schemaOf({ content }: Content): Json | undefined {
  return Object.values(content ?? {})[0]?.schema
}

/** A reading method is light, a writing method is heavy. */
function methodSign(method: string): Markup {
  return html`<span class="${method === 'GET' ? 'method' : 'method write'}">${method}</span>`
}

/** A path may wrap after each slash. */
function breakable(path: string): Markup {
  return html`${path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`)}`
}

function sentences(notes: (string | undefined)[]): string {
  return notes.flatMap((note) => (note ? [note.charAt(0).toUpperCase() + note.slice(1)] : [])).join('. ')
}

function partition<T>(items: T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}
