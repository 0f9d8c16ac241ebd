const TYPES: Readonly<Record<string, string>> = {
  '/': 'homepage',
  '/cart': 'cart',
  '/shipping': 'checkout',
  '/billing': 'checkout',
  '/revieworder': 'checkout',
  '/order-confirmation': 'checkout',
  '/track-order': 'track-order',
  '/login': 'account',
  '/register': 'account',
  '/account': 'account',
  '/orders': 'orders',
  '/subscriptions': 'subscriptions',
  '/addressbook': 'addressbook',
  '/wallet': 'wallet',
  '/profile': 'profile',
  '/preferences': 'preferences',
  '/search': 'search results',
  '/404': 'error',
}

/** What kind of page an address is, for who measures the shop (D3 §7); a language in front does not count. */
export function pageTypeOf(pathname: string): string {
  const path = pathname.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/|$)/, '').replace(/\/+$/, '') || '/'
  const known = TYPES[path]
  if (known) return known
  if (path.startsWith('/order-details/')) return 'order-details'
  if (path.includes('build-a-box')) return 'custom-mix'
  if (path.endsWith('.html')) return 'product'
  return path.startsWith('/category/') ? 'category' : 'content'
}
