import { z } from 'zod'
import { MERGE_MODES } from '../transfer/merge.rules'

const Flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')

export const BasketParams = z.object({ basketId: z.string() })
export const ItemParams = BasketParams.extend({ itemId: z.string() })
export const ShipmentParams = BasketParams.extend({ shipmentId: z.string() })
export const PaymentParams = BasketParams.extend({ paymentInstrumentId: z.string() })
export const CouponParams = BasketParams.extend({ couponItemId: z.string() })
export const CertificateParams = BasketParams.extend({ giftCertificateItemId: z.string() })
export const AdjustmentParams = BasketParams.extend({ priceAdjustmentId: z.string() })
export const CustomerParams = z.object({ customerId: z.string() })

/** Whether the change removes external taxes that were set before. True by default. */
export const TaxQuery = z.object({
  removeExternalTax: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
})
export const BillingQuery = TaxQuery.extend({ useAsShipping: Flag })
export const ShippingQuery = TaxQuery.extend({ useAsBilling: Flag })
export const CreateQuery = z.object({
  taxMode: z.enum(['internal', 'external']).default('internal'),
  temporary: Flag,
  populateCustomerDetails: Flag,
})
export const StorefrontQuery = z.object({ exchange: Flag })
export const TransferExtras = z.object({ populateCustomerDetails: Flag })
export const ExpandQuery = z.object({
  expand: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    )
    .pipe(z.array(z.enum(['payment_references', 'approaching_discounts']))),
})
export const TransferQuery = z.object({ merge: Flag, overrideExisting: Flag })
export const MergeQuery = z.object({
  createDestinationBasket: Flag,
  productItemMergeMode: z.enum(MERGE_MODES).default('higher_quantity'),
})
