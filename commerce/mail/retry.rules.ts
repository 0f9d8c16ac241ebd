const MAX_ATTEMPTS = 5
const FIRST_PAUSE_MS = 30_000
const GROWTH = 4

/** 30 s, 2 min, 8 min or 32 min after the nth attempt; null after the fifth, the last. */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  if (attempts >= MAX_ATTEMPTS) return null
  return new Date(now.getTime() + FIRST_PAUSE_MS * GROWTH ** (attempts - 1))
}
