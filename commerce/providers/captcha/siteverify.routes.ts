import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { createLoginThrottle } from '../../throttles/login-throttle'
import { tooManyRequests } from '../../http/problem'
import type { CaptchaService } from '../../captcha/captcha.service'
import type { Config } from '../../config'
import type { Db } from '../../db/client'

interface Needs {
  captcha: CaptchaService
  config: Config
  db: Db
  now: () => Date
}

const Form = z.object({
  secret: z.string().max(256).optional(),
  response: z.string().max(8192).optional(),
  remoteip: z.string().max(64).optional(),
})
const ChallengeBody = z.object({ hostname: z.string().max(256).default('') })

/**
 * Answers reCAPTCHA's siteverify with the embedded captcha; a token can be used once, within two
 * minutes. The challenge endpoint is an addition: Google's own script would fetch its challenges
 * from Google.
 */
export function registerCaptcha(app: FastifyInstance, services: Needs): void {
  const { captcha, config, db, now } = services
  const throttle = createLoginThrottle(db, now, 'captcha')

  app.post('/recaptcha/challenge', async (request, reply) => {
    if ((await throttle.countAddress(request.ip)) > 0) {
      throw tooManyRequests('Too many requests. Please try again later.')
    }
    const { hostname } = ChallengeBody.parse(request.body ?? {})
    reply.header('cache-control', 'no-store')
    return captcha.issue(hostname)
  })

  app.post('/recaptcha/api/siteverify', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const form = Form.safeParse(request.body)
    if (!form.success) return { success: false, 'error-codes': ['bad-request'] }
    const { secret, response } = form.data
    const errors = [
      ...(secret ? [] : ['missing-input-secret']),
      ...(secret && secret !== config.captchaSecret ? ['invalid-input-secret'] : []),
      ...(response ? [] : ['missing-input-response']),
    ]
    if (errors.length > 0 || !response) return { success: false, 'error-codes': errors }
    return captcha.verify(response)
  })
}
