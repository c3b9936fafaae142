import { houseFolder } from './folder.ts'
import type { PartFolder } from './read-folder.ts'

/** The folders whose parts make this house: those of its plugins in their order, then its own. */
export const partFolders: PartFolder[] = [{ folder: houseFolder }]
