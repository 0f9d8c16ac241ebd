import { setTimeout as pause } from 'node:timers/promises'

const LOOK_EVERY_MS = 20

/**
 * Looks again and again until there is something, and resolves with it: for what nobody announces,
 * such as a process that has started. The test's own time limit ends it, or `withinMs`, with an error.
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
