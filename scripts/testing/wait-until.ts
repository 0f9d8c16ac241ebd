import { setTimeout as pause } from 'node:timers/promises'

const LOOK_EVERY_MS = 20

/**
 * Polls until there is a value, and resolves with it: for events without a notification, such as
 * the start of a process. Fails at the test's own time limit, or after `withinMs`.
 */
export async function waitUntil<Value>(
  look: () => Value | Promise<Value>,
  { withinMs = Infinity, name = 'what was waited for' } = {},
): Promise<NonNullable<Value>> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const value = await look()
    if (value !== undefined && value !== null && value !== false) return value
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs / 1000} s: ${name}.`)
    await pause(LOOK_EVERY_MS)
  }
}
