export { Heart as default } from './heart.tsx'
