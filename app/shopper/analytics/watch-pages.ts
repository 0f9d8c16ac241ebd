import type { History } from 'history'
import { publicPathOf } from '@/site/public-path'
import { pushEvent } from './data-layer'

/**
 * Pushes a page view for the current page and for each navigation (ANL-004 to ANL-014). Another
 * search term counts as another page; other parameters (filters, an open sheet) do not. The path
 * contains no search terms, which may be personal, and no order numbers.
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
