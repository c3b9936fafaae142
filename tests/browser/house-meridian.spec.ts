import { walkThrough } from '../support/house-walk.ts'

walkThrough({ house: 'meridian', locale: 'de', sells: true })
