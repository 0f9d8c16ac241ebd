import { memo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket, BasketItem } from '@/commerce-client/baskets'
import { shipmentIdOf } from '@/rules/shipments'
import { LineItem } from '@/purchase/order-parts/line-item'
import { useLineProducts } from '@/shopper/basket/use-line-products'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { Button } from '@/ui/button'
import { AddItemsDialog } from './add-items-dialog'
import styles from './shipment-items.module.css'
import { MoveDialog } from './move-dialog'
import { shippingMessages as messages } from './shipping.messages'

interface ShipmentItemsProps {
  basket: Basket
  shipment: Shipment
  name: string
}

/** The items of a recipient. They can be moved to other recipients, and more can be added. */
export const ShipmentItems = memo(function ShipmentItems(props: ShipmentItemsProps) {
  const { basket, shipment, name } = props
  const { formatMessage } = useIntl()
  const [moving, move] = useState<BasketItem>()
  const [isGiving, setGiving] = useState(false)
  const { shipmentId = '' } = shipment
  const lines = (basket.productItems ?? []).filter((item) => shipmentIdOf(item) === shipmentId)
  const products = useLineProducts(lines)
  return (
    <TitledSection title={messages.items}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <LineItem
            key={line.itemId}
            line={line}
            product={products[line.productId ?? '']}
            size="sm"
            isQuantityShown
          >
            {line.bonusProductLineItem !== true && (
              <div>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={formatMessage(messages.moveNamed, { name: line.productName })}
                  onClick={() => move(line)}
                >
                  <FormattedMessage {...messages.move} />
                </Button>
              </div>
            )}
          </LineItem>
        ))}
      </ul>
      <div>
        <Button variant="secondary" size="sm" onClick={() => setGiving(true)}>
          <FormattedMessage {...messages.addItems} />
        </Button>
      </div>
      <MoveDialog
        basket={basket}
        line={moving}
        from={shipmentId}
        fromName={name}
        onClose={() => move(undefined)}
      />
      <AddItemsDialog
        basket={basket}
        toIds={isGiving ? [shipmentId] : []}
        name={name}
        onClose={() => setGiving(false)}
      />
    </TitledSection>
  )
})
