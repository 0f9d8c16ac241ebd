const TRUSTED = [
  'getTrustedAgentAccessToken',
  'getTrustedAgentAuthorizationToken',
  'getTrustedSystemAccessToken',
]

/** Operations that the engine does not implement; `docs/shopper-api.md` gives the reasons. */
export const LEFT_OUT_OPERATIONS: ReadonlySet<string> = new Set([
  ...TRUSTED.map((name) => `auth.${name}`),
  'shopper-baskets.updateAsAgentBasket',
  'shopper-baskets.v2.updateAsAgentBasket',
  'shopper-customers.deleteCustomerPaymentMethodReference',
  'shopper-customers.getExternalProfile',
  'shopper-customers.registerExternalProfile',
  'shopper-customers.setupCustomerPaymentMethodReference',
])
