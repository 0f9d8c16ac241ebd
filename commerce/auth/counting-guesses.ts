import type { FastifyRequest } from 'fastify'
import { tooManyRequests } from '../http/problem'
import type { LoginThrottle } from './login-throttle'

/**
 * Carries out what a secret is asked for, and counts failures: neither a password nor the few
 * digits of a gift card must be found out by trying.
 * @param subject whose secret it is.
 * @param check throws, or answers what `isRight` denies, when the secret was wrong.
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
