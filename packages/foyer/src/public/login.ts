/** What `house.ts` imports for `login` (docs/reference/login.md). */
export { passwords } from '../platform/login/passwords/definition.ts'
