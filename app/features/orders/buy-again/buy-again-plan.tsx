import { FormattedMessage } from 'react-intl'
import type { Order } from '@/commerce-client/orders'
import { toDistinctNames } from '@/rules/distinct-names'
import { fullNameOf } from '@/rules/recipients'
import { pickupShopOf } from '@/rules/shipments'
import { Heading } from '@/ui/heading'
import { useMoney } from '@/ui/price'
import { linesAgainOf, type AgainLine, type OrderShipment } from './add-again'
import styles from './buy-again.module.css'
import { buyAgainMessages as messages } from './buy-again.messages'
import { LineName } from './line-name'

interface BuyAgainLinesProps {
  order: Order
  lines: readonly AgainLine[]
  hasRecipients: boolean
}

export function BuyAgainLines({ order, lines, hasRecipients }: BuyAgainLinesProps) {
  if (!hasRecipients) return <Lines lines={lines} />
  const { shipments = [] } = order
  const names = toDistinctNames(
    shipments.map(({ shippingAddress: address }) => ({ name: fullNameOf(address), address })),
  )
  return (
    <>
      {shipments.map((shipment, index) => {
        const own = linesAgainOf(lines, shipment)
        if (own.length === 0) return null
        return (
          <section key={shipment.shipmentId} className="stack-2">
            <Heading level={3} size="sm">
              <Receiver shipment={shipment} name={names[index]} />
            </Heading>
            <Lines lines={own} />
            {shipment.giftMessage && (
              <p className="note">
                <FormattedMessage {...messages.withMessage} />
              </p>
            )}
          </section>
        )
      })}
    </>
  )
}

function Receiver({ shipment, name }: { shipment: OrderShipment; name: string | undefined }) {
  const shop = pickupShopOf(shipment)
  return shop ? (
    <FormattedMessage {...messages.collected} values={{ name: shop.name }} />
  ) : (
    <FormattedMessage {...messages.recipient} values={{ name }} />
  )
}

function Lines({ lines }: { lines: readonly AgainLine[] }) {
  const writeMoney = useMoney()
  return (
    <ul className={styles.lines}>
      {lines.map(({ line, quantity, isReduced, priceNow }) => (
        <li key={line.itemId}>
          <LineName line={line} quantity={quantity} />
          {isReduced && (
            <span className={styles.change}>
              <FormattedMessage {...messages.reduced} values={{ quantity }} />
            </span>
          )}
          {priceNow !== undefined && (
            <span className={styles.change}>
              <FormattedMessage
                {...messages.priceChanged}
                values={{
                  now: writeMoney(priceNow),
                  then: writeMoney(line.basePrice ?? 0),
                }}
              />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
