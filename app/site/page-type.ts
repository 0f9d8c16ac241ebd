import { trimTrailingSlashes } from '@rules/trim-slashes'
import { findPage } from './find-page'

/** `/es-US/billing/` → `/billing` */
export const withoutLanguage = (pathname: string) =>
  trimTrailingSlashes(pathname.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/|$)/, '')) || '/'

/**
 * Returns the type of the page at a path, for analytics (ANL-004); a language prefix is ignored.
 */
export function pageTypeOf(pathname: string): string {
  const path = withoutLanguage(pathname)
  // by the path alone, whichever page shows it (ANL-013, ANL-014)
  if (path.includes('build-a-box')) return 'custom-mix'
  if (path.endsWith('.html')) return 'product'
  return findPage(path).type ?? (path.startsWith('/category/') ? 'category' : 'content')
}
