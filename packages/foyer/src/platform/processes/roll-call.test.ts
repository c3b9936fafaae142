import { expect, it, vi } from 'vitest'
import { createRollCall } from './roll-call.ts'

it('who waits is told when everybody has heard, in whatever order it comes', () => {
  const call = createRollCall()
  const tell = vi.fn()
  call.heard('one', 2)
  call.wait('one', [1, 2, 3], tell)
  call.heard('one', 1)
  call.heard('another', 3)
  expect(tell).not.toHaveBeenCalled()
  call.heard('one', 3)
  expect(tell).toHaveBeenCalledOnce()
})

it('nobody waits for one that has ended', () => {
  const call = createRollCall()
  const tell = vi.fn()
  call.wait('one', [1, 2], tell)
  call.heard('one', 1)
  call.left(2)
  expect(tell).toHaveBeenCalledOnce()
})

it('marks that nobody waits for are forgotten', () => {
  const call = createRollCall()
  const tell = vi.fn()
  call.heard('first', 1)
  for (let number = 0; number < 1_000; number++) call.heard(`${number}`, 1)
  call.wait('first', [1], tell)
  expect(tell).not.toHaveBeenCalled()
  call.heard('first', 1)
  expect(tell).toHaveBeenCalledOnce()
})
