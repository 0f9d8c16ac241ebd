import { setTimeout } from 'node:timers/promises'

/** Longer than it takes to write a mail. */
const LEAST_MS = 400

/**
 * Does something that takes longer for who has an account, and returns no sooner than it takes then:
 * the time of an answer must not say which addresses are known.
 */
export async function inEvenTime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([work(), setTimeout(LEAST_MS)])
  return answer
}
