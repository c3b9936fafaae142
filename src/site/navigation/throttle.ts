/** 1 §9 Loading bar: what comes within this time needs neither a bar nor an outline. */
export const THROTTLE = 200
