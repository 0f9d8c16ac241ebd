import { defineMessages } from 'react-intl'

export const totalsMessages = defineMessages({
  subtotal: { id: 'totals.subtotal', defaultMessage: 'Subtotal' },
  shipping: { id: 'totals.shipping', defaultMessage: 'Shipping' },
  shipmentShipping: { id: 'totals.shipmentShipping', defaultMessage: 'Shipping {index}' },
  discount: { id: 'totals.discount', defaultMessage: 'Discount' },
  shippingDiscount: { id: 'totals.shippingDiscount', defaultMessage: 'Shipping discount' },
  tax: { id: 'totals.tax', defaultMessage: 'Tax' },
  total: { id: 'totals.total', defaultMessage: 'Order Total' },
  free: { id: 'totals.free', defaultMessage: 'FREE' },
  pending: { id: 'totals.pending', defaultMessage: 'Calculated at checkout' },
})
