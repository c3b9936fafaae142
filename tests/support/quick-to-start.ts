/**
 * The embedded database is compiled only as far as it takes to run. V8 would go on to make it faster, beside the first
 * requests: that costs more than most of these processes do in their lives.
 */
export const QUICK_TO_START = '--liftoff-only'
