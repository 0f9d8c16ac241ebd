import { BUILDER_PATHS, type BoxBuilderName, type BoxStep } from '@/rules/box-steps'
import { fillPath } from '@/lib/fill-path'
import { pages, type PageName } from './pages'

const pathOf = (name: PageName, params?: Record<string, string>) =>
  fillPath(pages[name].paths[0], params)

export const paths = {
  home: () => pathOf('home'),
  search: (query: string) => `${pathOf('search')}?q=${encodeURIComponent(query)}`,
  category: (categoryId: string) => pathOf('category', { categoryId }),
  bag: () => pathOf('bag'),
  shipping: () => pathOf('shipping'),
  billing: () => pathOf('billing'),
  reviewOrder: () => pathOf('reviewOrder'),
  /** With an order number, the page shows that order and can be reloaded. */
  orderConfirmation: (orderNo?: string) =>
    pathOf('orderConfirmation') + (orderNo ? `?orderNo=${encodeURIComponent(orderNo)}` : ''),
  shops: () => pathOf('shops'),
  /** The shops of a state or province, on the map and in the list. */
  shopsIn: (stateCode: string) => `${pathOf('shops')}?state=${encodeURIComponent(stateCode)}`,
  shop: (shopId: string) => pathOf('shop', { shopId }),
  editLine: (productId: string, itemId: string) =>
    `${pathOf('productById', { productId })}?edit=${encodeURIComponent(itemId)}`,
  boxBuilder: (query: BoxBuilderQuery = {}) => pathOf('boxBuilder') + toSearch(query),
  lollypopBuilder: (query: BoxBuilderQuery = {}) => pathOf('lollypopBuilder') + toSearch(query),
  boxStep: (builder: BoxBuilderName, step: BoxStep, query: BoxBuilderQuery = {}) =>
    `${BUILDER_PATHS[builder]}/${step}${toSearch(query)}`,
  login: () => pathOf('login'),
  /** The login page with an error: a login at an identity provider failed. */
  unfinishedLogin: () => `${pathOf('login')}?unfinished=1`,
  register: () => pathOf('register'),
  accountConfirmation: () => pathOf('accountConfirmation'),
  account: () => pathOf('account'),
  orders: (show?: string) => pathOf('orders') + (show ? `?show=${show}` : ''),
  orderDetails: (orderNo: string) => pathOf('orderDetails', { orderNo }),
  subscriptions: () => pathOf('subscriptions'),
  addressBook: () => pathOf('addressBook'),
  wallet: () => pathOf('wallet'),
  wishList: () => pathOf('wishList'),
  savedMixes: () => `${pathOf('wishList')}#boxes`,
  savedProducts: () => pathOf('savedProducts'),
  sharedWishList: (shareId: string) => pathOf('sharedWishList', { shareId }),
  profile: () => pathOf('profile'),
  preferences: () => pathOf('preferences'),
  accountData: () => pathOf('accountData'),
  emailSignup: () => pathOf('emailSignup'),
  /** With the id of a gift card in the bag, the page changes that card. */
  eGiftCards: (itemId?: string) =>
    pathOf('eGiftCards') + (itemId ? `?item=${encodeURIComponent(itemId)}` : ''),
  maintenance: () => pathOf('maintenance'),
  shippingRates: () => '/help/shipping-rates',
  questions: () => '/help/faq',
  /** With an order number, the form asks about that order. */
  contact: (orderNo?: string) =>
    '/contact-us' + (orderNo ? `?order=${encodeURIComponent(orderNo)}` : ''),
  /** With a key, the page shows that order; the fragment never reaches a server. */
  trackOrder: (key?: { order: string; code: string; email: string }) =>
    pathOf('trackOrder') + (key ? `#${new URLSearchParams(key).toString()}` : ''),
  /** With a key, the page claims something of that order; the fragment never reaches a server. */
  orderClaim: (key?: KnownOrder) => pathOf('orderClaim') + toFragment(key),
  /** As `orderClaim`, to send something back. */
  orderReturn: (key?: KnownOrder) => pathOf('orderReturn') + toFragment(key),
  terms: () => '/company-info/terms',
} as const

interface KnownOrder {
  orderNo: string
  email?: string
  orderViewCode?: string
}

function toFragment(key: KnownOrder | undefined): string {
  if (!key) return ''
  const { orderNo: order, email, orderViewCode: code } = key
  const known = { order, ...(email && { email }), ...(code && { code }) }
  return `#${new URLSearchParams(known).toString()}`
}

/** The initial state of a box builder: ids of a box, of a first piece, and of the box's size. */
export interface BoxBuilderQuery {
  box?: string
  piece?: string
  size?: string
  /** Id of the line of the bag that is changed. */
  edit?: string
  /** Pieces and quantities of a shared box: `430010-3.430020-6`. */
  mix?: string
  /** The places of the pieces, by their number in `mix`: `0-2.1-6.0-1`. */
  places?: string
  name?: string
}

function toSearch(query: BoxBuilderQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  const text = search.toString()
  return text && `?${text}`
}
