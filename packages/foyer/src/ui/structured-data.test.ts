import { expect, it } from 'vitest'
import { inertJson } from './structured-data.tsx'

it('nothing in a text can end the element or begin another', () => {
  const title = '</script><script>alert(1)</script><!-- & \u2028\u2029'
  const json = inertJson({ title })
  expect(json).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual({ title })
})
