import { z } from 'zod'
import { defineChoice } from '../../../house/choice.ts'

/** Pictures and other files are kept in a folder of the machine. */
export function disk() {
  return defineChoice({
    kind: 'disk',
    variables: {
      FILES_DIR: {
        check: z.string().trim().optional(),
        without: '`files` in `DATA_DIR`',
        example: './data/files',
        says: 'The folder for pictures and other files, where they are to be on another disk than the rest of `DATA_DIR`.',
      },
    },
    settings: ({ FILES_DIR }, { dataDir }) => ({ folder: FILES_DIR ?? `${dataDir}/files` }),
  })
}
