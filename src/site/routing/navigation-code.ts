export { fetchAhead } from './fetch-ahead.ts'
export { screenAction, screenLoader, shellLoader } from './screen-loader.ts'
export { loadScreen } from './screens.ts'
