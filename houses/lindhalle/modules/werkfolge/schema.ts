import { boolean, defineModule, items, number, string } from 'openfoyer/modules'
import { strings } from './strings.ts'

export const werkfolge = defineModule({
  model: 'werkfolge',
  version: 1,
  strings,
  fields: {
    title: string({ maxLength: 120 }),
    works: items(
      {
        composer: string({ required: true, maxLength: 80 }),
        title: string({ required: true, maxLength: 200 }),
        minutes: number({ min: 1, max: 300 }),
        interval: boolean(),
      },
      { required: true },
    ),
  },
})
