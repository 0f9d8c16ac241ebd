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
  /** A shop's place in the list of all. */
  shop: (shopId: string) => `/chocolateshops?shop=${encodeURIComponent(shopId)}`,
  login: () => '/login',
  register: () => '/register',
  account: () => '/account',
  emailSignup: () => '/emailsignup',
  shippingRates: () => '/help/shipping-rates',
} as const

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
