/** The fonts of a first view. */
export const FIRST_FONT = /\/(?:bricolage-grotesque|fraunces-regular)-core-[^/]*\.woff2$/
