import { z } from 'zod'
import { defineChoice } from '../../../house/choice.ts'
import { movingFrom, type StorageFacts } from '../moving-facts.ts'

/** Pictures and other files are kept in a folder of the machine. */
export function disk(given: StorageFacts = {}) {
  const from = movingFrom('disk', given)
  return defineChoice({
    kind: 'disk',
    variables: {
      ...from.variables,
      FILES_DIR: {
        check: z.string().trim().optional(),
        without: '`files` in `DATA_DIR`',
        example: './data/files',
        says: 'The folder for pictures and other files, where they are to be on another disk than the rest of `DATA_DIR`.',
      },
    },
    settings: (values, installation) => ({
      folder: values.FILES_DIR ?? `${installation.dataDir}/files`,
      from: from.settings(values, installation),
    }),
  })
}
