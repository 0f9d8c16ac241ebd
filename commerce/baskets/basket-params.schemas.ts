import { z } from 'zod'
import { MERGE_MODES } from './merge.rules'

const Flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')

export const BasketParams = z.object({ basketId: z.string() })
export const ItemParams = BasketParams.extend({ itemId: z.string() })
export const ShipmentParams = BasketParams.extend({ shipmentId: z.string() })
export const PaymentParams = BasketParams.extend({ paymentInstrumentId: z.string() })
export const CouponParams = BasketParams.extend({ couponItemId: z.string() })
export const CustomerParams = z.object({ customerId: z.string() })

export const BillingQuery = z.object({ useAsShipping: Flag })
export const ShippingQuery = z.object({ useAsBilling: Flag })
export const TransferQuery = z.object({ merge: Flag, overrideExisting: Flag })
export const MergeQuery = z.object({
  createDestinationBasket: Flag,
  productItemMergeMode: z.enum(MERGE_MODES).default('higher_quantity'),
})
