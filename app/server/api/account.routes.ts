import type { Request, Router } from 'express'
import { z } from 'zod'
import { siteRoutes } from '@/commerce-client/site-routes'
import { badRequestError } from '@/errors/app-error'
import { currentLocale } from '@/site/current-locale'
import { addRoute } from './add-route'
import { gatewayRoute, readObject, readQuery } from './gateway-route'

const api = 'account/v1'
const open = { isPublic: true }
const TOKEN_CHECKS = [
  [siteRoutes.validateResetToken, 'validate-token'],
  [siteRoutes.invalidateResetToken, 'invalidate-token'],
] as const

/**
 * Accounts, groups and context (ACC-056): requests to the custom gateway with the caller's token.
 */
export function registerAccount(router: Router): void {
  registerConfirmation(router)
  registerPasswordReset(router)

  addRoute(
    router,
    siteRoutes.customerGroups,
    gatewayRoute(() => ({ method: 'GET', api, path: 'all-customer-groups' }), {
      ...open,
      isCached: true,
    }),
  )
  addRoute(
    router,
    siteRoutes.organizationCode,
    gatewayRoute((req) => {
      const query = readQuery(req, ['organization_discount_code'])
      return { method: 'GET', api, path: 'organization-discount-code', query }
    }, open),
  )
  addRoute(
    router,
    siteRoutes.shopperContext,
    gatewayRoute((req) => ({ method: 'POST', api, path: 'shoppercontext', body: readObject(req) })),
  )
  addRoute(
    router,
    siteRoutes.agreementDate,
    gatewayRoute(() => ({ method: 'POST', api, path: 'apply-agreement-date' })),
  )
  addRoute(
    router,
    siteRoutes.accountData,
    gatewayRoute(() => ({ method: 'GET', api, path: 'account-data' })),
  )
  addRoute(
    router,
    siteRoutes.deleteAccount,
    gatewayRoute((req) => {
      const query = { locale: currentLocale() }
      return { method: 'POST', api, path: 'delete-account', query, body: readObject(req) }
    }),
  )
  addRoute(
    router,
    siteRoutes.validatePassword,
    gatewayRoute((req) => {
      // in the body, because browsers and proxies store URLs
      const query = readPassword(req)
      return { method: 'GET', api, path: 'validate-customer-password', query }
    }),
  )
  addRoute(
    router,
    siteRoutes.paymentToken,
    gatewayRoute((req) => {
      return { method: 'POST', api, path: 'customer-payment-token', body: readObject(req) }
    }),
  )
  addRoute(
    router,
    siteRoutes.payForSubscriptions,
    gatewayRoute((req) => {
      const id = encodeURIComponent(req.params.id ?? '')
      return { method: 'POST', api, path: `payment-instruments/${id}/use-for-subscriptions` }
    }),
  )
}

const passwordBody = z.object({ c_currentPassword: z.string().min(1).max(256) })

function readPassword(req: Request): { c_currentPassword: string } {
  const parsed = passwordBody.safeParse(req.body)
  if (!parsed.success) throw badRequestError('The body must hold c_currentPassword.')
  return parsed.data
}

function registerConfirmation(router: Router): void {
  addRoute(
    router,
    siteRoutes.completeRegistration,
    gatewayRoute((req) => {
      const query = { ...readQuery(req, ['c_token'], ['c_customer']), locale: currentLocale() }
      return { method: 'POST', api, path: 'customer-register-complete', query }
    }, open),
  )
  addRoute(
    router,
    siteRoutes.sendEmailConfirmation,
    gatewayRoute((req) => {
      const query = { ...readQuery(req, ['c_email']), locale: currentLocale() }
      return { method: 'POST', api, path: 'send-email-confirmation', query }
    }, open),
  )
}

function registerPasswordReset(router: Router): void {
  addRoute(
    router,
    siteRoutes.sendPasswordReset,
    gatewayRoute((req) => {
      const query = { locale: currentLocale() }
      return { method: 'POST', api, path: 'password-reset-email', query, body: readObject(req) }
    }, open),
  )
  for (const [route, action] of TOKEN_CHECKS) {
    addRoute(
      router,
      route,
      gatewayRoute((req) => {
        const query = readQuery(req, ['token'])
        return { method: 'GET', api, path: `password-reset/${action}`, query }
      }, open),
    )
  }
  addRoute(
    router,
    siteRoutes.resetPassword,
    gatewayRoute((req) => {
      return { method: 'POST', api, path: 'password-reset', body: readObject(req) }
    }, open),
  )
}
