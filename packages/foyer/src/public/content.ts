export type { ContentSize, HouseContent } from '../house/content.ts'
