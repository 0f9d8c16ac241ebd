import { setTimeout as pause } from 'node:timers/promises'

/**
 * The pause before a shopper tries again. It is not a wait for a condition: engines must handle
 * requests that come too early.
 */
export const pauseBeforeRetry = () => pause(40)

/** The random time until an engine is killed, so that it may be doing anything at that moment. */
export const pauseUntilKill = (atLeastMs = 50) => pause(atLeastMs + Math.random() * 300)
