/** What `endpoints/<area>/endpoints.ts` of a house imports. A browser loads it, so it holds no more: docs/reference/endpoints.md. */
export { type Endpoint, endpoint } from '../contract/endpoint.ts'
