import { defineMessages, type MessageDescriptor } from 'react-intl'

export const totalsMessages = defineMessages({
  subtotal: { id: 'totals.subtotal', defaultMessage: 'Subtotal' },
  items: { id: 'totals.items', defaultMessage: 'Items' },
  giftCertificate: { id: 'totals.giftCertificate', defaultMessage: 'E-gift card' },
  shipping: { id: 'totals.shipping', defaultMessage: 'Shipping' },
  shippingSoFar: { id: 'totals.shippingSoFar', defaultMessage: 'Shipping so far' },
  pickup: { id: 'totals.pickup', defaultMessage: 'Pickup in shop' },
  shipmentShipping: { id: 'totals.shipmentShipping', defaultMessage: 'Shipping {index}' },
  byShipment: { id: 'totals.byShipment', defaultMessage: 'Shipping of each shipment' },
  eachShipment: { id: 'totals.eachShipment', defaultMessage: 'All {count} shipments' },
  discount: { id: 'totals.discount', defaultMessage: 'Discount' },
  shippingDiscount: { id: 'totals.shippingDiscount', defaultMessage: 'Shipping discount' },
  tax: { id: 'totals.tax', defaultMessage: 'Tax' },
  taxSoFar: { id: 'totals.taxSoFar', defaultMessage: 'Tax so far' },
  taxToCome: { id: 'totals.taxToCome', defaultMessage: 'Tax still to come' },
  taxIncluded: { id: 'totals.taxIncluded', defaultMessage: 'Including tax' },
  pricesHoldTax: { id: 'totals.pricesHoldTax', defaultMessage: 'All prices include tax' },
  total: { id: 'totals.total', defaultMessage: 'Order Total' },
  estimate: { id: 'totals.estimate', defaultMessage: 'Estimated Total' },
  free: { id: 'totals.free', defaultMessage: 'FREE' },
  pending: { id: 'totals.pending', defaultMessage: 'Calculated at checkout' },
  needsPlace: { id: 'totals.needsPlace', defaultMessage: 'Once we know where it goes' },
  needsMethod: { id: 'totals.needsMethod', defaultMessage: 'Once a method is chosen' },
})

/** Returns when an unknown amount will be known; only checkout has fields for what is missing. */
export function untilKnown(isInCheckout: boolean, hasPlace = false): MessageDescriptor {
  if (!isInCheckout) return totalsMessages.pending
  return hasPlace ? totalsMessages.needsMethod : totalsMessages.needsPlace
}
