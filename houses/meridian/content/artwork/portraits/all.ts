import { ensemble } from './ensemble.ts'
import { portrait } from './portrait.ts'

export const portraits = ensemble.map(portrait)
