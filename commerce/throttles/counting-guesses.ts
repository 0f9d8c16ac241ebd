import type { FastifyRequest } from 'fastify'
import { tooManyRequests } from '../http/problem'
import type { LoginThrottle } from './login-throttle'

/**
 * Runs a check of a secret and counts failures, so that a password or a gift card's code cannot be
 * guessed.
 * @param subject the login, card or customer to which the secret belongs.
 * @param check throws, or returns a result that `isRight` rejects, if the secret is wrong.
 * @throws Problem 429 after too many failures.
 */
export async function countingGuesses<Result>(
  throttle: LoginThrottle,
  { ip }: Pick<FastifyRequest, 'ip'>,
  subject: string,
  check: () => Promise<Result>,
  isRight: (result: Result) => boolean = () => true,
): Promise<Result> {
  const seconds = await throttle.countAttempt(subject, ip)
  if (seconds > 0) throw tooManyRequests('Too many requests. Please try again later.', seconds)
  const result = await check()
  if (isRight(result)) await throttle.forgive(subject, ip)
  return result
}
