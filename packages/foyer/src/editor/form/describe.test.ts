import { describe, expect, it } from 'vitest'
import { describeModule } from './describe.ts'

describe('2 §3 Video: the still before a film', () => {
  it.each(['video', 'video-item'])(
    'of a provider may be missing (%s), and the form says what is shown then',
    (model) => {
      for (const [locale, words] of [
        ['de', /Ohne ein eigenes zeigt der Anbieter nach der Zustimmung seines/],
        ['en', /Without one of your own the provider shows its own after consent/],
      ] as const) {
        const still = describeModule(model, locale).find(({ name }) => name === 'image')
        expect(still).toMatchObject({ required: false, help: expect.stringMatching(words) })
      }
    },
  )

  it('of our own, of which nobody has a still, is required', () => {
    expect(describeModule('self-hosted-video', 'de').find(({ name }) => name === 'image')?.required).toBe(
      true,
    )
  })
})
