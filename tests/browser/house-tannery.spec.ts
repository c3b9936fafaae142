import { walkThrough } from '../support/house-walk.ts'

walkThrough({ house: 'tannery', locale: 'en', sells: false })
