/** 1 §9 Loading bar: a page that comes within this time shows neither a bar nor an outline. */
export const THROTTLE = 200
