import { bind, listItems } from 'openfoyer/server'
import { werk } from '../../resources/werk.ts'
import * as contract from './contract.ts'
import { works } from './endpoints.ts'

export default bind(works, contract, {
  async list(context) {
    const items = await listItems(context, werk, { limit: 500 })
    return {
      data: items.map(({ id, title, composer, minutes, year, address }) => ({
        ...{ id, title, composer, minutes, year, address },
      })),
    }
  },
})
