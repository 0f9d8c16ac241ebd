import type { Request, Router } from 'express'
import { z } from 'zod'
import { runCustom } from '@/commerce-client/run-custom.server'
import { siteRoutes } from '@/commerce-client/site-routes'
import { AppError } from '@/errors/app-error'
import { addressRule } from '@/forms/rules/address'
import { passwordRule } from '@/forms/rules/password'
import { accountParts, businessParts } from '@/forms/rules/registration'
import { currentLocale } from '@/site/current-locale'
import type { Site } from '@/site/site'
import { addRoute } from './add-route'
import { apiRoute, type SiteHandler } from './api-route'
import { callerOf } from './caller-of'

const secrets = {
  password: passwordRule,
  // checked by the gateway, if the site requires a captcha
  recaptchaToken: z.string().max(8192).optional(),
}

const bodySchema = z.object({
  customer: z.object({
    ...accountParts,
    companyName: businessParts.companyName.optional(),
    c_organizationType: businessParts.organizationType.optional(),
    addresses: z.array(addressRule).max(1).optional(),
  }),
  ...secrets,
})
const orderSchema = z.object({ orderNo: z.string().min(1).max(64), ...secrets })

/**
 * `POST /api/{siteId}/customer-register` `{customer, password, recaptchaToken}` → the customer
 * (ACC-021), and `customer-register-with-order` with `orderNo`: name and e-mail address are taken
 * from the order.
 */
export function registerCustomerRegister(router: Router): void {
  addRoute(router, siteRoutes.register, apiRoute(register))
  addRoute(router, siteRoutes.registerWithOrder, apiRoute(registerWithOrder))
}

const register: SiteHandler = async (site, req) => {
  const parsed = bodySchema.safeParse(req.body)
  if (!parsed.success) throw refused(parsed.error)
  const { customer, ...rest } = parsed.data
  const body = { customer: { ...customer, login: customer.email }, ...rest }
  return send(site, req, 'customer-register', body)
}

const registerWithOrder: SiteHandler = async (site, req) => {
  const parsed = orderSchema.safeParse(req.body)
  if (!parsed.success) throw refused(parsed.error)
  return send(site, req, 'customer-register-with-order', parsed.data)
}

function send(site: Site, req: Request, path: string, body: object): Promise<unknown> {
  // the language of the mail that confirms the address
  const query = { locale: currentLocale() }
  const call = { method: 'POST', api: 'account/v1', path, query, body } as const
  return runCustom(site.id, call, callerOf(req))
}

/** The field errors are the keys of the rules: the form translates them. */
function refused({ issues }: z.ZodError): AppError {
  const detail = 'The registration is not complete.'
  return new AppError({
    kind: 'validation',
    status: 400,
    title: 'Bad Request',
    type: 'invalid-registration',
    message: detail,
    detail,
    fieldErrors: Object.fromEntries(
      issues.map(({ path, message }) => [String(path.at(-1) ?? ''), message]),
    ),
  })
}
