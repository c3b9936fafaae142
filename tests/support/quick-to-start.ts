/**
 * V8 compiles the embedded database with its fast compiler only. Its optimising compiler would run beside the first requests and
 * take longer than most of these processes live.
 */
export const QUICK_TO_START = '--liftoff-only'
