import { setTimeout as pause } from 'node:timers/promises'

const LOOK_EVERY_MS = 20

/**
 * Polls until `look` returns a value, and resolves with the value. It is meant for changes without
 * an event, such as a process that has started. It ends with an error after `withinMs`, or by the
 * test's own time limit.
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
