import { findPage } from './find-page'

/**
 * An address as others may know it: that of a shopper's own page is its pattern, e.g.
 * `/order-details/:orderNo`, so that it names no order and no shared list.
 */
export function publicPathOf(pathname: string): string {
  const [, language = '', path = '/'] = /^(\/[a-z]{2}-[A-Z]{2}(?=\/|$))?(.*)$/.exec(pathname) ?? []
  const page = findPage(path || '/')
  return page.isPrivate ? `${language}${page.paths[0]}` : pathname
}
