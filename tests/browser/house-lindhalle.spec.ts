import { walkThrough } from '../support/house-walk.ts'

walkThrough({ house: 'lindhalle', locale: 'de', sells: true })
