import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { emptyCustomMix, storedMix } from '@/shopper/custom-mix'
import { useSite } from '@/site/use-site'
import { showToast } from '@/ui/toast'
import { pickupMessages as messages } from './pickup.messages'

const BUILDER_PAGE = /\/build-a-box\//

/**
 * Returns a function that empties unfinished boxes when the shop changes, because another shop may
 * not have their pieces: all boxes on the builders' pages (SHOP-020), otherwise only those for
 * pickup. A toast offers an undo.
 */
export function useEmptyMix(): () => void {
  const { id: siteId } = useSite()
  const { pathname } = useLocation()
  const { formatMessage } = useIntl()
  return () => {
    const emptied = emptyCustomMix(siteId, BUILDER_PAGE.test(pathname) ? 'all' : 'pickup')
    for (const mix of emptied) {
      if (mix.pieces.length === 0) continue
      showToast({
        text: formatMessage(messages.mixEmptied),
        undo: {
          label: formatMessage(messages.undoMixEmptied),
          run: () => storedMix.set(siteId, mix.id, mix),
        },
      })
    }
  }
}
