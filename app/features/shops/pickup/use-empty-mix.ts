import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { emptyCustomMix, hasChoices, storedMix } from '@/shopper/custom-mix'
import { isBuilderPage } from '@/rules/box-steps'
import { useSite } from '@/site/use-site'
import { showToast } from '@/ui/toast'
import { pickupMessages as messages } from './pickup.messages'

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
    const emptied = emptyCustomMix(siteId, isBuilderPage(pathname) ? 'all' : 'pickup')
    for (const mix of emptied) {
      if (!hasChoices(mix)) continue
      showToast({
        text: formatMessage(messages.mixEmptied),
        // the builder goes back to the first step that is missing
        isKeptOn: isBuilderPage,
        undo: {
          label: formatMessage(messages.undoMixEmptied),
          run: () => storedMix.set(siteId, mix.id, mix),
        },
      })
    }
  }
}
