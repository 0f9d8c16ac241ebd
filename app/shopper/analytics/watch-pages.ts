import type { History } from 'history'
import { publicPathOf } from '@/site/public-path'
import { pushEvent } from './data-layer'

/**
 * Pushes a page view (ANL-004 to ANL-014): the page that is open, then each that a navigation leads
 * to. Another search is another page; other parameters (filters, an open sheet) are the same one.
 * What a shopper typed is left out: it may be anything; so is what names an order.
 */
export function watchPages(history: Pick<History, 'location' | 'listen'>): () => void {
  let seen = ''
  const push = () => {
    const { pathname, search } = history.location
    const view = `${pathname} ${new URLSearchParams(search).get('q') ?? ''}`
    if (view === seen) return
    seen = view
    pushEvent('page-view', { path: publicPathOf(pathname) })
  }
  push()
  return history.listen(push)
}
