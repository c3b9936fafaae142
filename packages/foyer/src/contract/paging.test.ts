import { expect, it } from 'vitest'
import { z } from 'zod'
import { pageParams } from './paging.ts'

const params = z.object(pageParams)

it('3-readings, Calls: page from 1, and ten items of it unless more are asked for', () => {
  expect(params.parse({})).toEqual({ page: 1, page_size: 10 })
  expect(params.parse({ page: '1', page_size: '1' })).toEqual({ page: 1, page_size: 1 })
  expect(params.parse({ page: '1000000', page_size: '100' })).toEqual({ page: 1_000_000, page_size: 100 })
  for (const one of [{ page: 0 }, { page: 1_000_001 }, { page_size: 0 }, { page_size: 101 }])
    expect(params.safeParse(one).success).toBe(false)
})
