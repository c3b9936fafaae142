import { defineVariables, z } from 'openfoyer'

export const variables = defineVariables({
  PRESS_MAIL: {
    check: z.email({ error: 'must be an e-mail address' }).optional(),
    without: 'no letters are sent',
    example: 'press@example.org',
    says: 'Who gets a letter when the embargo of a press text ends.',
  },
})
