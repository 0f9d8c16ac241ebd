import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { solve } from './proof-of-work'

interface Grecaptcha {
  ready(run: () => void): void
  execute(key: string, options: { action: string }): Promise<string>
}

/**
 * A token that proves a human, good for one form within two minutes: reCAPTCHA's where the shop has
 * a key there, else the solution of our own riddle.
 * @throws where nobody gives one
 */
export function createCaptchaToken(
  siteId: string,
  action: string,
  key: string | undefined,
): Promise<string> {
  return key === undefined ? solveOwn(siteId) : askOutside(key, action)
}

async function solveOwn(siteId: string): Promise<string> {
  const riddle = await callSite(siteId, siteRoutes.captchaChallenge)
  if (!isRiddle(riddle)) throw new Error('The captcha gave no challenge')
  return solve(riddle.challenge, riddle.difficulty)
}

async function askOutside(key: string, action: string): Promise<string> {
  const api: unknown = Reflect.get(window, 'grecaptcha')
  if (!isGrecaptcha(api)) throw new Error('The captcha script is not there')
  await new Promise<void>((resolve) => api.ready(resolve))
  return api.execute(key, { action })
}

// Our own route wrote it.
function isRiddle(value: unknown): value is { challenge: string; difficulty: number } {
  return typeof value === 'object' && value !== null && 'challenge' in value
}

function isGrecaptcha(value: unknown): value is Grecaptcha {
  return typeof value === 'object' && value !== null && 'execute' in value && 'ready' in value
}
