import { setTimeout as pause } from 'node:timers/promises'

/**
 * The pause before a shopper's retry. It waits for nothing in particular: engines must handle early
 * retries.
 */
export const pauseBeforeRetry = () => pause(40)

/** The random pause before an engine is killed, so that the kill may interrupt any operation. */
export const pauseUntilKill = (atLeastMs = 50) => pause(atLeastMs + Math.random() * 300)
