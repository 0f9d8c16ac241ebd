import { getAssetUrl } from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'

/** Time-out for solving the challenge. Very old phones need a few seconds. */
const TIMEOUT_MS = 60_000

interface Challenge {
  challenge: string
  difficulty: number
}

/**
 * Returns a captcha token, valid for one form within two minutes: the solution of our own
 * proof-of-work challenge, computed in a web worker.
 * @throws when the challenge cannot be fetched or solved
 */
export async function createCaptchaToken(siteId: string): Promise<string> {
  const challenge = await callSite(siteId, siteRoutes.captchaChallenge)
  if (!isChallenge(challenge)) throw new Error('The captcha gave no challenge')
  return solve(challenge)
}

async function solve(challenge: Challenge): Promise<string> {
  const worker = new Worker(getAssetUrl('static/captcha-worker.js'))
  let timer: number | undefined
  const solution = new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(String(data))
    worker.onerror = () => reject(new Error('The captcha could not be solved'))
    timer = window.setTimeout(() => reject(new Error('The captcha took too long')), TIMEOUT_MS)
  })
  worker.postMessage(challenge)
  return solution.finally(() => {
    window.clearTimeout(timer)
    worker.terminate()
  })
}

// The storefront's own route returns this, so a shallow check is enough.
function isChallenge(value: unknown): value is Challenge {
  return typeof value === 'object' && value !== null && 'challenge' in value
}
