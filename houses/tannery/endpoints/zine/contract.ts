import { defineEndpoint, z } from 'openfoyer/server'

export const print = defineEndpoint({
  summary:
    'The zine: the evenings of the next month on one sheet of A4, to be printed on both sides and folded',
  access: 'visitor',
  shared: true,
  // Fonts and a layout cost more than a page.
  queued: true,
  file: 'application/pdf',
  answer: z.string(),
})
