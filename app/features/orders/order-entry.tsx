import { FormattedMessage, useIntl } from 'react-intl'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import type { Order } from '@/commerce-client/orders'
import { fullNameOf } from '@/rules/recipients'
import { isPickupShipment, pickupShopOf } from '@/rules/shipments'
import { OrderStatusText } from '@/purchase/order-parts/order-status-text'
import { paths } from '@/site/paths'
import { writeShopDay } from '@/ui/shop-day-text'
import { Link } from '@/ui/link'
import { CurrencyProvider, Money } from '@/ui/price'
import { BuyAgainButton } from './buy-again/buy-again-button'
import { buyAgainMessages } from './buy-again/buy-again.messages'
import styles from './order-entry.module.css'
import { LinePictures } from './line-pictures'
import { ordersMessages as messages } from './orders.messages'

interface OrderEntryProps {
  order: Order
  products: Readonly<Record<string, LineProduct>>
}

export const toOrderLinkId = ({ orderNo }: Order) => `order-${orderNo}`

/** An order in the history: number, date, status, total and products (ORD-022). */
export function OrderEntry({ order, products }: OrderEntryProps) {
  const intl = useIntl()
  const { orderNo = '', creationDate, orderTotal = 0, productItems = [], currency } = order
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h2 className={styles.number}>
          <Link to={paths.orderDetails(orderNo)} id={toOrderLinkId(order)}>
            <FormattedMessage {...messages.order} values={{ orderNo }} />
          </Link>
        </h2>
        <p className={styles.state}>
          <span className="visually-hidden">
            <FormattedMessage {...messages.status} />{' '}
          </span>
          <OrderStatusText order={order} />
        </p>
      </div>
      <p className={styles.facts}>
        <span>
          <FormattedMessage
            {...messages.placed}
            values={{ day: writeShopDay(intl, creationDate) }}
          />
        </span>
        <span className={styles.total}>
          <FormattedMessage {...messages.total} />{' '}
          <CurrencyProvider value={currency}>
            <Money amount={orderTotal} />
          </CurrencyProvider>
        </span>
      </p>
      <div className={styles.body}>
        <div>
          <LinePictures lines={productItems} products={products} />
          <Receivers order={order} />
        </div>
        <div className="cluster-4 items-center">
          <Link
            to={paths.orderDetails(orderNo)}
            className={styles.view}
            aria-label={intl.formatMessage(messages.viewNamed, { orderNo })}
          >
            <FormattedMessage {...messages.view} />
          </Link>
          <BuyAgainButton
            order={order}
            lines={productItems}
            hasRecipients
            variant="secondary"
            label={intl.formatMessage(buyAgainMessages.orderLabel, { orderNo })}
          />
        </div>
      </div>
    </li>
  )
}

const MAX_NAMES = 2

function Receivers({ order: { shipments = [] } }: { order: Order }) {
  const { formatList, formatMessage } = useIntl()
  const names = shipments.flatMap(
    (shipment) => pickupShopOf(shipment)?.name ?? (fullNameOf(shipment.shippingAddress) || []),
  )
  const unique = [...new Set(names)]
  if (unique.length === 0) return null
  const others = unique.length - MAX_NAMES
  const shown =
    others > 1
      ? [...unique.slice(0, MAX_NAMES), formatMessage(messages.others, { count: others })]
      : unique
  return (
    <p className={styles.receivers}>
      <FormattedMessage
        {...(shipments.every(isPickupShipment) ? messages.collectedAt : messages.goesTo)}
        values={{ names: formatList(shown) }}
      />
    </p>
  )
}
