import { findPage } from './find-page'

/**
 * What kind of page an address is, for who measures the shop (ANL-004); a language in front does
 * not count.
 */
export function pageTypeOf(pathname: string): string {
  const path = pathname.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/|$)/, '').replace(/\/+$/, '') || '/'
  // whichever page shows them (ANL-013, ANL-014)
  if (path.includes('build-a-box')) return 'custom-mix'
  if (path.endsWith('.html')) return 'product'
  return findPage(path).type ?? (path.startsWith('/category/') ? 'category' : 'content')
}
