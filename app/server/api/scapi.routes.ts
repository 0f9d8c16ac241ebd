import type { Router, Request, Response } from 'express'
import { z } from 'zod'
import { runForVisitor } from '@/commerce-client/run-for-visitor.server'
import { isScapiApi } from '@/commerce-client/sdk.server'
import { siteRoutes } from '@/commerce-client/site-routes'
import { AppError, badRequestError, notFoundError } from '@/errors/app-error'
import { findTooLong } from '@/forms/rules/lengths'
import { isPreviewParameter } from '@/site/preview'
import { addRoute } from './add-route'
import { apiRoute, type SiteHandler } from './api-route'
import { callerOf } from './caller-of'
import { withDevice } from './device-cookie'
import { isAllowed } from './scapi-allow-list'
import { runScapi } from '@/commerce-client/run-scapi.server'
import { getAppConfig } from '@/site/app-config'
import { asFields } from '@/lib/read-fields'
import type { Site } from '@/site/site'
import { SessionCookies } from './session-cookies'

/**
 * `getAccessToken` of the JSON proxy. It accepts camel case as well as the service's own form names
 * (SES-020). The refresh token is stored in a cookie, as by the session's own routes (ADR 45); in
 * the answer it is empty.
 */
async function proxyTokens(
  site: Site,
  req: Request,
  res: Response,
  body: unknown,
): Promise<object> {
  const { clientId } = getAppConfig().commerceAPI.parameters
  const form = { client_id: clientId, channel_id: site.id, ...toFormNames(body) }
  const options = { body: form }
  const answer = await runScapi(site.id, 'shopperLogin', 'getAccessToken', options, callerOf(req))
  new SessionCookies(site.id, req, res).keepTokens(answer)
  // a Commerce Cloud sends both keys only with a refusal (SES-019)
  return { ...answer, refresh_token: '', status_code: null, message: null }
}

/** `codeVerifier` → `code_verifier`. */
function toFormNames(body: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(asFields(body)).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
}

const optionsSchema = z.object({
  parameters: z.record(z.string(), z.unknown()).default({}),
  body: z.unknown().optional(),
})
const bodySchema = z.tuple([optionsSchema])
const querySchema = z.record(z.string(), z.string())

/** Parameters that the server sets from the site; the browser's are ignored. */
const OWN_PARAMETERS = ['organizationId', 'siteId', 'shortCode', 'clientId', 'version']

/**
 * `POST /api/{siteId}/scapi/{apiName}/{method}` with `[{parameters, body}]`, and getProducts as GET
 * (API-001): calls the SDK's method with the caller's own token.
 */
export function registerScapi(router: Router): void {
  addRoute(router, siteRoutes.scapi, apiRoute(runPosted))
  addRoute(router, siteRoutes.getProducts, apiRoute(getProducts))
}

const runPosted: SiteHandler = async (site, req, res) => {
  const { api = '', method = '' } = req.params
  if (!isScapiApi(api) || !isAllowed(api, method)) throw notFoundError(`No method ${api}.${method}`)
  const parsed = bodySchema.safeParse(req.body)
  if (!parsed.success) throw badRequestError('The body must be a list of one options object.')
  const [{ parameters, body }] = parsed.data
  refuseTooLong(body)
  if (method === 'getAccessToken') return proxyTokens(site, req, res, body)
  const options = { parameters: own(parameters), body }
  const isLogin = method === 'authenticateCustomer'
  const caller = isLogin ? withDevice(callerOf(req), req, res) : callerOf(req)
  return runForVisitor(site.id, api, method, options, caller)
}

const getProducts: SiteHandler = async (site, req) => {
  const parsed = querySchema.safeParse(req.query)
  if (!parsed.success || !parsed.data.ids)
    throw badRequestError('The ids of the products are missing.')
  const parameters = own(parsed.data)
  return runForVisitor(site.id, 'shopperProducts', 'getProducts', { parameters }, callerOf(req))
}

/**
 * Applies the maximum lengths of the forms (CON-007). The field errors are the keys of the rules,
 * which the form translates.
 * @throws AppError 400.
 */
function refuseTooLong(body: unknown): void {
  const fieldErrors = findTooLong(body)
  const names = Object.keys(fieldErrors)
  if (names.length === 0) return
  const detail = `Too long: ${names.join(', ')}.`
  const kind = 'validation'
  throw new AppError({
    kind,
    status: 400,
    type: 'value-too-long',
    message: detail,
    detail,
    fieldErrors,
  })
}

function own(parameters: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parameters).filter(
      ([name]) => !OWN_PARAMETERS.includes(name) && !isPreviewParameter(name),
    ),
  )
}
