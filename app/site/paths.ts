import { BUILDER_PATHS, type BoxBuilderName, type BoxStep } from '@/domain/box-steps'
import { fillPath } from '@/lib/fill-path'
import { pages, type PageName } from './pages'

const pathOf = (name: PageName, params?: Record<string, string>) =>
  fillPath(pages[name].paths[0], params)

/** Addresses of the storefront's pages; those of content are the editors'. */
export const paths = {
  home: () => pathOf('home'),
  search: (query: string) => `${pathOf('search')}?q=${encodeURIComponent(query)}`,
  category: (categoryId: string) => pathOf('category', { categoryId }),
  bag: () => pathOf('bag'),
  shipping: () => pathOf('shipping'),
  billing: () => pathOf('billing'),
  reviewOrder: () => pathOf('reviewOrder'),
  /** With a number, that order's own confirmation: it can be loaded again. */
  orderConfirmation: (orderNo?: string) =>
    pathOf('orderConfirmation') + (orderNo ? `?orderNo=${encodeURIComponent(orderNo)}` : ''),
  shops: () => pathOf('shops'),
  /** The shops of a state or province, on the map and beside it. */
  shopsIn: (stateCode: string) => `${pathOf('shops')}?state=${encodeURIComponent(stateCode)}`,
  shop: (shopId: string) => pathOf('shop', { shopId }),
  /** Where a line of the bag is changed. */
  editLine: (productId: string, itemId: string) =>
    `${pathOf('productById', { productId })}?edit=${encodeURIComponent(itemId)}`,
  boxBuilder: (query: BoxBuilderQuery = {}) => pathOf('boxBuilder') + toSearch(query),
  lollypopBuilder: (query: BoxBuilderQuery = {}) => pathOf('lollypopBuilder') + toSearch(query),
  /** A step of a builder. */
  boxStep: (builder: BoxBuilderName, step: BoxStep, query: BoxBuilderQuery = {}) =>
    `${BUILDER_PATHS[builder]}/${step}${toSearch(query)}`,
  login: () => pathOf('login'),
  /** Shows that a login at an identity provider failed. */
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
  /** Saved boxes, on the page of the wish list. */
  savedMixes: () => `${pathOf('wishList')}#boxes`,
  savedProducts: () => pathOf('savedProducts'),
  sharedWishList: (shareId: string) => pathOf('sharedWishList', { shareId }),
  profile: () => pathOf('profile'),
  preferences: () => pathOf('preferences'),
  accountData: () => pathOf('accountData'),
  emailSignup: () => pathOf('emailSignup'),
  /** With the id of a card of the bag, to change that one. */
  eGiftCards: (itemId?: string) =>
    pathOf('eGiftCards') + (itemId ? `?item=${encodeURIComponent(itemId)}` : ''),
  maintenance: () => pathOf('maintenance'),
  shippingRates: () => '/help/shipping-rates',
  questions: () => '/help/faq',
  contact: () => '/contact-us',
  trackOrder: () => pathOf('trackOrder'),
  terms: () => '/company-info/terms',
} as const

/** What a box of one's own is begun with: ids of a box, of a piece to put in, of the box's size. */
export interface BoxBuilderQuery {
  box?: string
  piece?: string
  size?: string
  /** A line of the bag, to be changed. */
  edit?: string
  /** Pieces and their quantities, of a box that was shared: `430010-3.430020-6`. */
  mix?: string
  /** The shopper's name for it. */
  name?: string
}

function toSearch(query: BoxBuilderQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  const text = search.toString()
  return text && `?${text}`
}

interface ProductAddress {
  id: string
  name: string
  primaryCategoryId?: string
  /** A path of the product's own wins over the built one. */
  ownPath?: string
}

/** A product's address: `/{primaryCategoryId}/{name-with-dashes}/{productId}.html` (PLP-014). */
export function productPath({ id, name, primaryCategoryId, ownPath }: ProductAddress): string {
  if (ownPath) return ownPath
  const category = encodeURIComponent(primaryCategoryId ?? 'product')
  return `/${category}/${toDashes(name)}/${encodeURIComponent(id)}.html`
}

/** `Sea Salt Caramels, 8 oz.` → `sea-salt-caramels-8-oz`. */
function toDashes(name: string): string {
  const dashed = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return dashed || 'product'
}
