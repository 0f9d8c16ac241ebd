import type { FastifyRequest } from 'fastify'
import { tooManyRequests } from '../http/problem'
import type { Services } from '../services'

/**
 * Carries out what the customer's own password is asked for. Failures are counted: who holds a
 * token that is not theirs must not find the password out.
 * @param check tells whether the password was right, or throws when it was wrong.
 * @throws Problem 429 after too many of them.
 */
export async function countingGuesses<Result>(
  request: FastifyRequest,
  { signIn }: Services,
  customerId: string,
  check: () => Promise<Result>,
): Promise<Result> {
  const { guesses } = signIn.throttles
  if ((await guesses.countAttempt(customerId, request.ip)) > 0) {
    throw tooManyRequests('Too many requests. Please try again later.')
  }
  const result = await check()
  if (result !== false) await guesses.forgive(customerId, request.ip)
  return result
}
