import { useEffect } from 'react'
import { afterLoad } from '@/lib/after-load'
import { isConnectionConstrained } from '@/lib/is-connection-constrained'
import { prefetchDialogs } from '@/ui/lazy-dialog-window'

/** The page's own requests go first. */
const DELAY_MS = 2000
const OPENERS = '[aria-haspopup=dialog]'

/**
 * Loads the code of dialogs before one opens: when the pointer or the focus reaches an element that
 * opens a dialog, or some time after the page has loaded.
 */
export function DialogPrefetch() {
  useEffect(() => {
    const approach = ({ target }: Event) => {
      if (target instanceof Element && target.closest(OPENERS)) prefetchDialogs()
    }
    document.addEventListener('pointerover', approach)
    document.addEventListener('focusin', approach)
    const cancel = isConnectionConstrained() ? undefined : afterLoad(prefetchDialogs, DELAY_MS)
    return () => {
      document.removeEventListener('pointerover', approach)
      document.removeEventListener('focusin', approach)
      cancel?.()
    }
  }, [])
  return null
}
