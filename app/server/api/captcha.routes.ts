import type { Router } from 'express'
import { siteRoutes } from '@/commerce-client/site-routes'
import { issueChallenge } from '@/integrations/captcha/embedded-captcha.server'
import { addRoute } from './add-route'
import { apiRoute } from './api-route'
import { callerOf } from './caller-of'

/** `POST /captcha-challenge` → `{challenge, difficulty}`: the captcha challenge of one form. */
export function registerCaptchaRoute(router: Router): void {
  addRoute(
    router,
    siteRoutes.captchaChallenge,
    apiRoute(async (_site, req) => {
      const host = req.get('x-forwarded-host') ?? ''
      return issueChallenge(host.replace(/:\d+$/, ''), callerOf(req).address)
    }),
  )
}
