// Everything that only a visitor who goes on to another page needs; one file, because nearly all of it is needed then.
export { prefetch } from './prefetch.ts'
export { screenAction, screenLoader, shellLoader } from './screen-loader.ts'
export { startRouter } from './start-router.ts'
