/** The scopes for an operation, of which a token needs one. */
interface ScopeRule {
  /** The beginning of the operation's path, its parameters written as `:`. */
  path: string
  read: readonly string[]
  write: readonly string[]
}

const PREFIX = 'sfcc.shopper-'
/** Accepted by most operations in place of the scope of their API. */
const STANDARD = `${PREFIX}standard`

// a scope that allows reading only, and its `.rw` variant
const pair = (path: string, name: string, ...more: string[]): ScopeRule => ({
  path,
  read: [`${PREFIX}${name}`, `${PREFIX}${name}.rw`, ...more],
  write: [`${PREFIX}${name}.rw`, ...more],
})
const single = (path: string, name: string, ...more: string[]): ScopeRule => {
  const scopes = [`${PREFIX}${name}`, ...more]
  return { path, read: scopes, write: scopes }
}

const CUSTOMERS = '/customer/shopper-customers/v1/customers'
const EXPERIENCE = '/experience/shopper-experience/v1'
const PRODUCTS = '/product/shopper-products/v1'
const ORDERS = '/checkout/shopper-orders/v1/orders'

/**
 * The scopes of the `security` sections in the published API documents. The first rule whose path
 * is a prefix of the operation's path applies.
 */
const RULES: readonly ScopeRule[] = [
  {
    ...pair(`${ORDERS}/:/lookup`, 'baskets-orders', STANDARD),
    write: readScopes('baskets-orders'),
  },
  pair('/checkout/shopper-orders/', 'baskets-orders', STANDARD),
  pair('/checkout/shopper-baskets/', 'baskets-orders', STANDARD),
  pair('/checkout/shopper-payments/', 'baskets-orders', STANDARD),
  pair(`${CUSTOMERS}/:/addresses`, 'myaccount.addresses', STANDARD),
  single(`${CUSTOMERS}/:/baskets`, 'myaccount.baskets', STANDARD),
  single(`${CUSTOMERS}/:/orders`, 'myaccount.orders', STANDARD),
  single(`${CUSTOMERS}/:/password`, 'customers.login', STANDARD),
  pair(`${CUSTOMERS}/:/payment-instruments`, 'myaccount.paymentinstruments', STANDARD),
  pair(`${CUSTOMERS}/:/product-lists`, 'myaccount.productlists', STANDARD),
  pair(`${CUSTOMERS}/:`, 'myaccount', STANDARD),
  single(`${CUSTOMERS}/password/actions/`, 'customers.login'),
  single(CUSTOMERS, 'customers.register', STANDARD),
  single('/customer/shopper-customers/v1/product-lists', 'productlists', STANDARD),
  pair('/shopper/shopper-context/', 'context'),
  pair('/shopper/shopper-consents/', 'consents'),
  single(`${EXPERIENCE}/pages`, 'experience', `${PREFIX}experience.pages`, STANDARD),
  single(`${EXPERIENCE}/components`, 'experience', `${PREFIX}experience.pages`),
  single(`${EXPERIENCE}/content`, 'experience.contents'),
  single(`${EXPERIENCE}/folders`, 'experience.folders'),
  single(`${EXPERIENCE}/qualifiers`, 'experience.qualifiers'),
  single(`${PRODUCTS}/categories`, 'categories', STANDARD),
  single(`${PRODUCTS}/products/:/`, 'products'),
  single(`${PRODUCTS}/products`, 'products', STANDARD),
  single('/product/shopper-availability/', 'availability', STANDARD),
  single('/configuration/shopper-configurations/', 'configurations', STANDARD),
  single('/pricing/shopper-gift-certificates/', 'gift-certificates', STANDARD),
  single('/pricing/shopper-promotions/', 'promotions', STANDARD),
  single('/search/shopper-search/', 'product-search', STANDARD),
  single('/site/shopper-seo/', 'seo'),
  single('/store/shopper-stores/', 'stores', STANDARD),
]

function readScopes(name: string): string[] {
  return [`${PREFIX}${name}`, `${PREFIX}${name}.rw`, STANDARD]
}

/**
 * Returns the scopes of which a token needs one; an empty list for operations without a published
 * document.
 * @param route the route's path as registered, e.g. `/…/customers/:customerId`.
 */
export function listScopesOf(method: string, route: string): readonly string[] {
  const path = route.replace('/organizations/:organizationId', '').replace(/:[^/]+/g, ':')
  const rule = RULES.find((candidate) => path.startsWith(candidate.path))
  if (!rule) return []
  return method === 'GET' || method === 'HEAD' ? rule.read : rule.write
}
