const CHECKOUT_PATHS = ['/shipping', '/billing', '/revieworder']
const VISUALIZATION_PATH = '/admin/visualization'

/** Which shell a page wears (D1 §2 Page shell). */
export function shellKind(pathname: string): 'full' | 'checkout' | 'bare' {
  const path = pathname.replace(/\/+$/, '')
  if (path === VISUALIZATION_PATH) return 'bare'
  return CHECKOUT_PATHS.includes(path) ? 'checkout' : 'full'
}
