import { walkThrough } from '../support/house-walk.ts'

// In English: in German the house has words of its own for tickets.
walkThrough({ house: 'lindhalle', locale: 'en', sells: true })
