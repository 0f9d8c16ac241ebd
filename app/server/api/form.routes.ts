import express, { type Request, type Router } from 'express'
import { runCustom } from '@/commerce-client/run-custom.server'
import { siteRoutes } from '@/commerce-client/site-routes'
import { toOwnPath } from '@/rules/own-path'
import { AppError } from '@/errors/app-error'
import { logWarning } from '@/lib/log'
import { addRoute } from './add-route'
import { apiRoute } from './api-route'
import { callerOf } from './caller-of'
import { gatewayRoute, readObject } from './gateway-route'

const api = 'forms/v1'
const MAX_FORM = '50kb'
const THANKS = '/contact-us?submit=true'

const FORMS = [
  [siteRoutes.requestCatalog, 'request-future-catalog'],
  [siteRoutes.marketingLead, 'marketing-lead'],
  [siteRoutes.campaignSignup, 'campaign'],
  [siteRoutes.feedback, 'feedback'],
] as const

/** Forms that shoppers send (FORM-034, FORM-048); each becomes a case. */
export function registerForms(router: Router): void {
  for (const [route, path] of FORMS) {
    addRoute(
      router,
      route,
      gatewayRoute((req) => ({ method: 'POST', api, path, body: readObject(req) }), {
        isPublic: true,
      }),
    )
  }

  // posted by the browser itself, without a script: the answer is a page
  addRoute(
    router,
    siteRoutes.contactCase,
    express.urlencoded({ extended: false, limit: MAX_FORM }),
    apiRoute(async (site, req, res) => {
      const { retURL, ...body } = readObject(req)
      const path = toReturnPath(retURL)
      const request = { method: 'POST', api, path: 'contact', body } as const
      try {
        await runCustom(site.id, request, callerOf(req), true)
      } catch (error) {
        if (!isAskedByPage(req)) throw error
        logWarning('A question was not taken', { requestId: res.locals.requestId, error })
        return res.redirect(303, toFailedPath(path, error))
      }
      res.redirect(303, path)
    }),
  )
}

/** Accepts only a path of this shop, so that a form cannot redirect the shopper elsewhere. */
function toReturnPath(given: unknown): string {
  return (typeof given === 'string' && toOwnPath(given)) || THANKS
}

/** Returns whether the browser shows the answer as a page, rather than a script reading it. */
const isAskedByPage = (req: Request) => req.accepts(['json', 'html']) === 'html'

/** The form's page with an error: the question was not stored, or its captcha has expired. */
function toFailedPath(path: string, error: unknown): string {
  const { pathname, search } = new URL(path, 'http://localhost')
  const query = new URLSearchParams(search)
  const isExpired = error instanceof AppError && error.type?.endsWith('captcha-expired')
  query.set('submit', isExpired ? 'captcha-expired' : 'false')
  return `${pathname}?${query}`
}
