export { default as ErrorView } from './errors/error-view.tsx'
export { skeletonOf } from './skeletons/skeleton-of.ts'
export { default as Outline } from './skeletons/skeletons.tsx'
