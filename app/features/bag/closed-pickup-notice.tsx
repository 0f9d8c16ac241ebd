import { FormattedMessage, useIntl } from 'react-intl'
import { listClosedPickups } from '@/commerce-client/basket-notices'
import type { Basket } from '@/commerce-client/baskets'
import { countPieces } from '@/rules/basket-count'
import { pickupShopOf, shipmentIdOf } from '@/rules/shipments'
import { serverErrorText } from '@/errors/server-error-text'
import { shipInstead } from '@/shopper/basket/leave-shop'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'
import { usePickupOffered } from '@/shopper/preferred-shop/use-pickup-offered'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { useSheet } from '@/ui/use-sheet'
import { bagMessages } from './bag.messages'
import styles from './bag.module.css'

/**
 * If a pickup shop has closed, lets the shopper have all its items delivered or choose another
 * shop.
 */
export function ClosedPickupNotice({ basket }: { basket: Basket }) {
  const intl = useIntl()
  const { open } = useSheet()
  const isPickupOffered = usePickupOffered()
  const { mutate, isLoading, error } = useBasketMutation<void>((siteId, basketId, _none, known) =>
    shipInstead(siteId, basketId, known),
  )
  const closed = listClosedPickups(basket)
  const [first] = closed
  if (!first) return null
  const shipment = basket.shipments?.find((one) => one.shipmentId === shipmentIdOf(first))
  const shop = shipment && pickupShopOf(shipment)?.name
  return (
    <Alert
      tone="error"
      title={<FormattedMessage {...bagMessages.shopClosed} values={{ shop: shop ?? '' }} />}
    >
      <p>
        <FormattedMessage
          {...(isPickupOffered ? bagMessages.shopClosedWays : bagMessages.shopClosedShip)}
          values={{ count: countPieces(closed) }}
        />
      </p>
      {error && <p>{serverErrorText(error, intl)}</p>}
      <div className={styles.ways}>
        <Button size="sm" isPending={isLoading} onClick={() => mutate()}>
          <FormattedMessage {...bagMessages.shipInstead} />
        </Button>
        {isPickupOffered && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => open('pickup-in-shop', { keepsItems: true })}
          >
            <FormattedMessage {...bagMessages.otherShop} />
          </Button>
        )}
      </div>
    </Alert>
  )
}
