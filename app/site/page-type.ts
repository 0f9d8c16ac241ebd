import { trimTrailingSlashes } from '@rules/trim-slashes'
import { findPage } from './find-page'

/**
 * Returns the type of the page at a path, for analytics (ANL-004); a language prefix is ignored.
 */
export function pageTypeOf(pathname: string): string {
  const path = trimTrailingSlashes(pathname.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/|$)/, '')) || '/'
  // by the path alone, whichever page shows it (ANL-013, ANL-014)
  if (path.includes('build-a-box')) return 'custom-mix'
  if (path.endsWith('.html')) return 'product'
  return findPage(path).type ?? (path.startsWith('/category/') ? 'category' : 'content')
}
