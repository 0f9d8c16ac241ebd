import { FormattedMessage } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import { toDeliveryPlan } from '@/commerce-client/delivery.mapper'
import { splitShipments } from '@/rules/shipments'
import { Button } from '@/ui/button'
import { deliveryMessages as messages } from './delivery.messages'
import { useShareDelivery } from './delivery.mutations'
import styles from './same-for-all.module.css'

interface SameForAllProps {
  basket: Basket
  shipment: Shipment
}

/**
 * If there are several recipients, applies this shipment's method and day to all of them (CHK-028).
 */
export function SameForAll({ basket, shipment }: SameForAllProps) {
  const { mutate, isLoading, isSuccess, isError } = useShareDelivery()
  const shipmentIds = splitShipments(basket).deliveries.flatMap(({ shipmentId = [] }) => shipmentId)
  const methodId = shipment.shippingMethod?.id
  const { wantedDate: day, problem } = toDeliveryPlan(shipment)
  if (shipmentIds.length < 2 || methodId === undefined || problem) return null
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        size="sm"
        isPending={isLoading}
        onClick={() => mutate({ shipmentIds, methodId, day })}
      >
        <FormattedMessage {...messages.sameForAll} />
      </Button>
      <span role="status" className={isError ? styles.failed : styles.done}>
        {isError && <FormattedMessage {...messages.sameForAllFailed} />}
        {isSuccess && (
          <FormattedMessage {...messages.sameForAllDone} values={{ count: shipmentIds.length }} />
        )}
      </span>
    </div>
  )
}
