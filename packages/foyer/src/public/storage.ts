/** What `house.ts` imports for `storage` (docs/reference/storage.md). */
export { disk } from '../platform/storage/disk/definition.ts'
export type { StorageFacts } from '../platform/storage/moving-facts.ts'
export { s3 } from '../platform/storage/s3/definition.ts'
