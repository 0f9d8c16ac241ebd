import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { listClosedPickups, readFlashes, type Flash } from '@/commerce-client/basket-notices'
import type { Basket } from '@/commerce-client/baskets'
import { Alert } from '@/ui/alert'
import { bagMessages } from './bag.messages'

/** Texts for the service's reasons why a line cannot be ordered. */
const REASONS: Partial<Record<string, MessageDescriptor>> = {
  'quantity-limit': bagMessages.limit,
  'coming-soon': bagMessages.comingSoon,
  'in-shops-only': bagMessages.inShopsOnly,
  'out-of-stock': bagMessages.outOfStock,
  'online-only': bagMessages.onlineOnly,
  'pickup-only': bagMessages.pickupOnly,
  piece: bagMessages.shortPiece,
  mix: bagMessages.mixChanged,
}

/**
 * The service's messages about the bag, in the page's language. For unknown types, the service's
 * own text is shown, whatever its language.
 */
export function BagFlashes({ basket }: { basket: Basket }) {
  const closed = listClosedPickups(basket)
  return readFlashes(basket).map((flash, at) => {
    const line = basket.productItems?.find(({ itemId }) => itemId === flash.details.itemId)
    // `ClosedPickupNotice` covers all of these lines
    if (line && closed.includes(line)) return null
    const text = wordsFor(flash)
    return text ? (
      <Alert key={at} title={line?.productName}>
        <FormattedMessage {...text.message} values={text.values} />
      </Alert>
    ) : (
      <Alert key={at}>{flash.message}</Alert>
    )
  })
}

function wordsFor({ type, details }: Flash) {
  const { requested, available, pieceName, reason = '' } = details
  if (type === 'QuantityUpdated' && requested !== undefined && available !== undefined) {
    return { message: bagMessages.quantityReduced, values: { old: requested, new: available } }
  }
  const message = type === 'ProductItemRestricted' ? REASONS[reason] : undefined
  const isComplete = message !== bagMessages.limit || available !== undefined
  return message && isComplete
    ? { message, values: { limit: available, piece: pieceName } }
    : undefined
}
