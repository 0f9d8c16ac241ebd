/** Addresses of the storefront's pages (D1 §2, D2 §2). */
export const paths = {
  home: () => '/',
  search: (query: string) => `/search?q=${encodeURIComponent(query)}`,
  category: (categoryId: string) => `/category/${encodeURIComponent(categoryId)}`,
  bag: () => '/cart',
  shipping: () => '/shipping',
  billing: () => '/billing',
  reviewOrder: () => '/revieworder',
  /** With a number, that order's own confirmation: it can be loaded again. */
  orderConfirmation: (orderNo?: string) =>
    orderNo ? `/order-confirmation?orderNo=${encodeURIComponent(orderNo)}` : '/order-confirmation',
  shops: () => '/chocolateshops',
  /** The shops of a state or province, on the map and beside it. */
  shopsIn: (stateCode: string) => `/chocolateshops?state=${encodeURIComponent(stateCode)}`,
  shop: (shopId: string) => `/chocolateshops/${encodeURIComponent(shopId)}`,
  /** Where a line of the bag is changed. */
  editLine: (productId: string, itemId: string) =>
    `/products/${encodeURIComponent(productId)}?edit=${encodeURIComponent(itemId)}`,
  boxBuilder: (query: BoxBuilderQuery = {}) => `/build-a-box/start${toSearch(query)}`,
  lollypopBuilder: (query: BoxBuilderQuery = {}) =>
    `/lollipops/build-a-box/start${toSearch(query)}`,
  login: () => '/login',
  register: () => '/register',
  account: () => '/account',
  emailSignup: () => '/emailsignup',
  shippingRates: () => '/help/shipping-rates',
  questions: () => '/help/faq',
  contact: () => '/contact-us',
  trackOrder: () => '/track-order',
  terms: () => '/company-info/terms',
} as const

/** What a box of one's own is begun with: ids of a box, of a piece to put in, of the box's size. */
export interface BoxBuilderQuery {
  box?: string
  piece?: string
  size?: string
}

function toSearch(query: BoxBuilderQuery): string {
  const search = new URLSearchParams()
  if (query.box) search.set('box', query.box)
  if (query.piece) search.set('piece', query.piece)
  if (query.size) search.set('size', query.size)
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

/** A product's address: `/{primaryCategoryId}/{name-with-dashes}/{productId}.html` (D1 §2). */
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
