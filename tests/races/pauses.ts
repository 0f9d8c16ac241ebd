import { setTimeout as pause } from 'node:timers/promises'

/** Before a shopper tries again. Not a wait for something: engines must bear whoever comes too early. */
export const pauseBeforeRetry = () => pause(40)

/** Until an engine is killed, at any moment of what it does: the point is that nobody chose it. */
export const pauseUntilKill = (atLeastMs = 50) => pause(atLeastMs + Math.random() * 300)
