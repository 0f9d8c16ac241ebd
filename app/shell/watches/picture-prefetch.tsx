import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { afterLoad } from '@/lib/after-load'
import { isConnectionConstrained } from '@/lib/is-connection-constrained'

/** The first for what the page came with, the second for what it fetched after that. */
const PASSES_AFTER_LOAD_MS = [1000, 4000]

/**
 * Fetches the pictures that lie below the window once a page has loaded: they are there when the
 * visitor scrolls, or prints the whole page. Not where the visitor saves data or the connection is
 * slow; there they come as the visitor comes near.
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
    // closed menus and dialogs have no boxes
    if (image.getClientRects().length === 0) continue
    image.setAttribute('fetchpriority', 'low')
    image.setAttribute('loading', 'eager')
    // else the browser leaves it blank the first time that it is painted
    image.setAttribute('decoding', 'sync')
  }
}
