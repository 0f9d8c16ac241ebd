import { fillPath } from '@/lib/fill-path'

/** The host forwards requests below this path to the commerce service. */
export const PROXY_PATH = '/mobify/proxy'

/** A route of the storefront's own server that browsers call. */
export interface SiteRoute {
  method: 'GET' | 'POST'
  /** Path below `/api/{siteId}/`; `:name` stands for a path parameter. */
  path: string
  /** Sent with the token of the shopper's session, which is started if there is none. */
  needsShopper?: true
  /** Path below `/mobify/proxy/{siteId}/` instead. */
  isProxied?: true
  /** The response depends on the previewed moment and stage. */
  followsPreview?: true
}

const get = (path: string): SiteRoute => ({ method: 'GET', path })
const post = (path: string): SiteRoute => ({ method: 'POST', path })
const shopperGet = (path: string): SiteRoute => ({ method: 'GET', path, needsShopper: true })
const shopperPost = (path: string): SiteRoute => ({ method: 'POST', path, needsShopper: true })
const shownGet = (path: string): SiteRoute => ({ method: 'GET', path, followsPreview: true })
const shownPost = (path: string): SiteRoute => ({ method: 'POST', path, followsPreview: true })
const proxied = (path: string, method: SiteRoute['method'] = 'GET'): SiteRoute => ({
  method,
  path,
  isProxied: true,
})

/**
 * Every route below `/api/{siteId}` (API-015): `transport` calls them, `server/api` implements
 * them.
 */
export const siteRoutes = {
  session: post('session'),
  logIn: post('session/login'),
  logOut: post('session/logout'),
  passkey: post('session/passkey/:step'),
  beginLogin: post('session/begin-login'),
  /** `/callback` continues here. */
  finishLogin: get('session/finish-login'),
  createSession: shopperPost('sessions'),

  scapi: shopperPost('scapi/:api/:method'),
  getProducts: get('scapi/shopperProducts/getProducts'),

  sitePreferences: get('site-prefs'),
  redirect: get('redirect'),
  routeMap: shownGet('route-map'),
  navMenu: shownGet('nav-menu'),
  footer: shownGet('footer'),
  content: shownGet('content'),
  contentSearch: shownGet('content-search'),
  productBadges: shownGet('product-badges'),

  previewOptions: shownGet('preview-desk'),
  previewChanges: shownGet('preview-changes'),
  previewLink: shownPost('preview-link'),
  /** Returns a draft, sanitized like published content. */
  visualizedContent: shownPost('preview-content'),

  subscriptionOffer: get('subscription-offer'),
  socialPhotos: get('social-photos'),
  socialFeed: get('social-feed'),
  installmentMessage: get('installment-message'),
  reviews: get('reviews'),
  sendReview: post('reviews'),
  voteOnReview: post('review-votes'),
  inventory: proxied('products-inventory'),
  stockNotice: proxied('bisn'),
  /** Receives page speed measurements, sent by a beacon (ADR 97). */
  pageSpeed: proxied('page-speed', 'POST'),

  storeSearch: get('store-search'),
  storeDetails: get('store-details'),
  storeInventory: get('store-products-inventory'),

  verifyAddress: post('shipping-address'),
  suggestAddresses: post('address-suggestions'),
  formatAddress: get('address-format'),

  concierge: get('concierge/:postalCode'),
  giftCardBalance: post('gift-card-balance'),
  requestCatalog: post('request-future-catalog'),
  marketingLead: post('marketing-lead/'),
  campaignSignup: post('campaign-signup'),
  feedback: post('feedback'),
  contactCase: post('contact-case'),
  captchaChallenge: shopperPost('captcha-challenge'),

  customerGroups: shopperGet('all-customer-groups'),
  organizationCode: shopperGet('organization-discount-code'),
  shopperContext: shopperPost('shoppercontext'),
  agreementDate: shopperPost('apply-agreement-date'),
  register: shopperPost('customer-register'),
  registerWithOrder: shopperPost('customer-register-with-order'),
  completeRegistration: shopperPost('customer-register-complete'),
  sendEmailConfirmation: shopperPost('send-email-confirmation'),
  sendPasswordReset: shopperPost('password-reset-email'),
  validateResetToken: shopperGet('password-reset/validate-token'),
  invalidateResetToken: shopperGet('password-reset/invalidate-token'),
  resetPassword: shopperPost('password-reset'),

  orderHistory: shopperGet('order-history-list'),
  orderDetails: shopperGet('order-details'),
  trackOrder: shopperPost('track-order'),
  mailOrders: shopperPost('mail-orders'),
  orderInvoice: shopperGet('order-invoice'),
  paymentMethods: shopperPost('payment-methods'),
  paymentSession: shopperPost('payment-session'),
  walletSession: shopperPost('wallet-session'),
  walletSheet: shopperPost('wallet-sheet'),
  walletApproval: shopperPost('wallet-approval'),
  accountData: shopperGet('account-data'),
  deleteAccount: shopperPost('delete-account'),
  validatePassword: shopperPost('validate-customer-password'),
  paymentToken: shopperPost('customer-payment-token'),
  subscriptions: shopperGet('subscriptions'),
  changeSubscription: shopperPost('subscriptions/:id'),
  payForSubscriptions: shopperPost('payment-instruments/:id/use-for-subscriptions'),
}

/** The variable parts of a route's URL besides the site: path parameters and the query. */
export interface AddressParts {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
}

/** Builds the URL of a route for a site; undefined query parameters are omitted. */
export function toSiteAddress(
  siteId: string,
  { path, isProxied }: SiteRoute,
  { params, query }: AddressParts = {},
): string {
  const base = isProxied ? PROXY_PATH : '/api'
  return `${base}/${encodeURIComponent(siteId)}/${fillPath(path, params)}${toSearch(query)}`
}

/** Returns `?a=1&b=2,3`, or an empty text without parameters. */
export function toSearch(query: AddressParts['query'] = {}): string {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : String(value)]],
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
