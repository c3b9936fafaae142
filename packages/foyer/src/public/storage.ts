/** What `house.ts` imports for `storage` (docs/reference/storage.md). */
export { disk } from '../platform/storage/disk/definition.ts'
