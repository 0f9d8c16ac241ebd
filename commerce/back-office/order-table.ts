import { SHOP_TIME_ZONE } from '../../rules/shop-day'
import { zonedIso } from '../../rules/zoned-time'
import { toDecimal } from '../money'
import type { BackOfficeOrder } from '../orders/back-office-order.rules'
import { refundedMinor } from '../orders/refund.rules'
import { toOfficeShipments } from './office-order-items'
import { toPackedParcels, type PackedItem } from './packed-parcels'

/** Those of orders, then those of their parcels; the file of tracking numbers has the same names. */
export const ORDER_HEADERS = [
  ...['Order number', 'Placed', 'Site', 'Status', 'Payment', 'Export', 'Customer', 'E-mail'],
  ...['Currency', 'Order total', 'Refunded', 'Shipment id', 'Recipient', 'Address'],
  ...['Delivery', 'Leaves on', 'Items', 'Gift message', 'Sent on', 'Carrier', 'Tracking number'],
]

/** One row for each parcel or pickup; the amounts are in the first, so that a sum is right. */
export function toOrderRows(found: BackOfficeOrder): (string | number)[][] {
  const { stored, order } = found
  const { document, currency } = stored
  const shipments = toOfficeShipments(found)
  const head = [
    ...[stored.orderNo, zonedIso(stored.createdAt, SHOP_TIME_ZONE), stored.siteId, stored.status],
    ...[stored.paymentStatus, stored.exportStatus],
    ...[document.content.customerName ?? '', stored.email, currency],
  ]
  const amounts = [
    toDecimal(stored.totalMinor, currency),
    toDecimal(refundedMinor(document), currency),
  ]
  const rows = shipments.flatMap((shipment) => {
    const { shipmentId, address, method, giftMessage = '', pickup } = shipment
    const [recipient = '', ...lines] = address
    const due = order.shipments?.find((one) => one.shipmentId === shipmentId)?.c_SHIP_DUE_DATE
    return toPackedParcels(shipment).map(({ items, sent }) => [
      ...[shipmentId, recipient, lines.join(', ')],
      pickup ? `Pickup: ${pickup.shopName}` : method,
      typeof due === 'string' ? due.slice(0, 10) : '',
      ...[
        items.map(toItemText).join('; '),
        giftMessage,
        sent ? zonedIso(new Date(sent.shippedAt), SHOP_TIME_ZONE) : '',
      ],
      ...[sent?.carrier ?? '', sent?.trackingNumber ?? ''],
    ])
  })
  const parcels = rows.length > 0 ? rows : [ORDER_HEADERS.slice(head.length + 2).map(() => '')]
  return parcels.map((row, index) => [...head, ...(index === 0 ? amounts : ['', '']), ...row])
}

/** `2 × Hamper (hamper, Size: 1 lb), each with 2 × Bar (bar) + 1 × Box (box)` */
function toItemText({ item, quantity }: PackedItem): string {
  const { name, productId, options, parts = [] } = item
  const text = `${quantity} × ${name} (${[productId, ...options].join(', ')})`
  return parts.length > 0 ? `${text}, each with ${parts.join(' + ')}` : text
}
