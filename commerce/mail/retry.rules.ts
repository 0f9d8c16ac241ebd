const MAX_ATTEMPTS = 5
const FIRST_PAUSE_MS = 30_000
const GROWTH = 4

/**
 * Returns when a mail is tried again after its nth attempt: 30 s, 2 min, 8 min or 32 min later;
 * null after the fifth, which is the last.
 */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  if (attempts >= MAX_ATTEMPTS) return null
  return new Date(now.getTime() + FIRST_PAUSE_MS * GROWTH ** (attempts - 1))
}

const CONTACT_PAUSE_MS = 30_000

/** When a mail is tried again whose server was not reached, however long that lasts. */
export const nextContactAt = (now: Date) => new Date(now.getTime() + CONTACT_PAUSE_MS)
