import path from 'node:path'

/** The folder of the house this process serves: the one it was started in, unless `FOYER_HOUSE` names another. */
export const houseFolder = path.resolve(process.env.FOYER_HOUSE ?? '.')

/** What Foyer makes of the house: its builds and the cache of the development server. */
export const madeFolder = path.join(houseFolder, '.foyer')
