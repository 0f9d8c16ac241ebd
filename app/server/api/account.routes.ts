import type { Router } from 'express'
import { currentLocale } from '@/site/current-locale'
import { gatewayRoute, readObject, readQuery } from './gateway-route'

const api = 'account/v1'
const open = { isPublic: true }

/** Accounts, groups and context (D2 §7): asked of the custom gateway as the caller. */
export function registerAccount(router: Router): void {
  registerConfirmation(router)
  registerPasswordReset(router)

  router.get(
    '/all-customer-groups',
    gatewayRoute(() => ({ method: 'GET', api, path: 'all-customer-groups' }), {
      ...open,
      isCached: true,
    }),
  )
  router.get(
    '/organization-discount-code',
    gatewayRoute((req) => {
      const query = readQuery(req, ['organization_discount_code'])
      return { method: 'GET', api, path: 'organization-discount-code', query }
    }, open),
  )
  router.post(
    '/shoppercontext',
    gatewayRoute((req) => ({ method: 'POST', api, path: 'shoppercontext', body: readObject(req) })),
  )
  router.post(
    '/apply-agreement-date',
    gatewayRoute(() => ({ method: 'POST', api, path: 'apply-agreement-date' })),
  )
  router.post(
    '/customer-payment-token',
    gatewayRoute((req) => {
      return { method: 'POST', api, path: 'customer-payment-token', body: readObject(req) }
    }),
  )
  router.post(
    '/payment-instruments/:id/use-for-subscriptions',
    gatewayRoute((req) => {
      const id = encodeURIComponent(req.params.id ?? '')
      return { method: 'POST', api, path: `payment-instruments/${id}/use-for-subscriptions` }
    }),
  )
}

function registerConfirmation(router: Router): void {
  router.post(
    '/customer-register-complete',
    gatewayRoute((req) => {
      const query = readQuery(req, ['c_token'], ['c_customer'])
      return { method: 'POST', api, path: 'customer-register-complete', query }
    }, open),
  )
  router.post(
    '/send-email-confirmation',
    gatewayRoute((req) => {
      const query = { ...readQuery(req, ['c_email']), locale: currentLocale() }
      return { method: 'POST', api, path: 'send-email-confirmation', query }
    }, open),
  )
}

function registerPasswordReset(router: Router): void {
  router.post(
    '/password-reset-email',
    gatewayRoute((req) => {
      const query = { locale: currentLocale() }
      return { method: 'POST', api, path: 'password-reset-email', query, body: readObject(req) }
    }, open),
  )
  for (const action of ['validate-token', 'invalidate-token']) {
    router.get(
      `/password-reset/${action}`,
      gatewayRoute((req) => {
        const query = readQuery(req, ['token'])
        return { method: 'GET', api, path: `password-reset/${action}`, query }
      }, open),
    )
  }
  router.post(
    '/password-reset',
    gatewayRoute((req) => {
      return { method: 'POST', api, path: 'password-reset', body: readObject(req) }
    }, open),
  )
}
