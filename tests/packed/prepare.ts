import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { pack } from '../../scripts/pack.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { step } from './timed.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the package as it is installed. */
    packed: string
    tarball: string
    /** A folder outside the repository, where Node finds none of its packages. */
    outside: string
  }
}

/** Makes the tarball once per run, in a folder of its own, so that other steps never see half of it. */
export default async function prepare({ provide }: TestProject): Promise<() => void> {
  const { folder, remove } = temporaryFolder()
  const packed = path.join(folder, 'package')
  try {
    const tarball = await step('packed', () => pack(packed))
    provide('packed', packed)
    provide('tarball', tarball)
    provide('outside', folder)
  } catch (error) {
    remove()
    throw error
  }
  return remove
}
