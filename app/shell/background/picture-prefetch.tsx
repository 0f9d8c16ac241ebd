import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { afterLoad } from '@/lib/after-load'
import { isConnectionConstrained } from '@/lib/is-connection-constrained'

/**
 * The first pass loads pictures of the initial page, the second those of content that was fetched
 * later.
 */
const PASSES_AFTER_LOAD_MS = [1000, 4000]

/**
 * Loads the pictures below the window after the page has loaded, so that they are ready when the
 * visitor scrolls or prints. With data saving or a slow connection they load only when the visitor
 * scrolls near them.
 */
export function PicturePrefetch() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (isConnectionConstrained()) return
    const cancels = PASSES_AFTER_LOAD_MS.map((delay) => afterLoad(fetchPictures, delay))
    return () => cancels.forEach((cancel) => cancel())
  }, [pathname, search])
  return null
}

function fetchPictures(): void {
  for (const image of document.querySelectorAll('img[loading=lazy]')) {
    // elements in closed menus and dialogs have no boxes
    if (image.getClientRects().length === 0) continue
    image.setAttribute('fetchpriority', 'low')
    image.setAttribute('loading', 'eager')
    // otherwise the browser leaves it blank at the first paint
    image.setAttribute('decoding', 'sync')
  }
}
