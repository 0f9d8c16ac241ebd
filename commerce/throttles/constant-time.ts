import { setTimeout } from 'node:timers/promises'

/** Longer than it takes to create a mail. */
const MIN_DURATION_MS = 400

/**
 * Runs `work`, which takes longer for existing accounts, for a constant minimum time, so that
 * response times do not reveal which addresses are registered.
 */
export async function inConstantTime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([work(), setTimeout(MIN_DURATION_MS)])
  return answer
}
