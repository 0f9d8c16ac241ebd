import { findPage } from './find-page'

/**
 * Returns a path that can be sent to third parties: private pages are replaced by their pattern,
 * e.g. `/order-details/:orderNo`, so that it contains no order number or shared list.
 */
export function publicPathOf(pathname: string): string {
  const [, language = '', path = '/'] = /^(\/[a-z]{2}-[A-Z]{2}(?=\/|$))?(.*)$/.exec(pathname) ?? []
  const page = findPage(path || '/')
  return page.isPrivate ? `${language}${page.paths[0]}` : pathname
}
