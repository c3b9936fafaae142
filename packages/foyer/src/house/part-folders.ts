import { house } from './facts.ts'
import { houseFolder } from './folder.ts'
import { partFoldersOf } from './read-folder.ts'

/** The folders whose parts make the house that this process serves. */
export const partFolders = partFoldersOf(house, houseFolder)
