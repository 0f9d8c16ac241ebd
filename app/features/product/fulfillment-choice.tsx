import { FormattedMessage, useIntl, defineMessages } from 'react-intl'
import { RadioGroup } from '@/ui/radio-group'
import { useSheet } from '@/ui/use-sheet'
import styles from './fulfillment-choice.module.css'
import { availabilityMessages } from './availability.messages'
import type { ProductFulfillment } from './order/use-fulfillment'

/** The notices are prescribed (FUL-009, FUL-010, FUL-011). */
const messages = defineMessages({
  title: { id: 'fulfillment.title', defaultMessage: 'How would you like to get it?' },
  shipping: { id: 'fulfillment.shipping', defaultMessage: 'Shipping' },
  shippingHint: { id: 'fulfillment.shippingHint', defaultMessage: 'To any address you like' },
  shippingClosed: {
    id: 'fulfillment.shippingClosed',
    defaultMessage: 'Not available for shipping',
  },
  pickup: { id: 'fulfillment.pickup', defaultMessage: 'Pickup in Shop' },
  pickupHint: { id: 'fulfillment.pickupHint', defaultMessage: 'In a shop near you' },
  pickupAt: { id: 'fulfillment.pickupAt', defaultMessage: 'At {shop}' },
  'no-pickup': {
    id: 'fulfillment.noPickup',
    defaultMessage: "This product isn't currently available for collection in store.",
  },
  'not-at-shop': {
    id: 'fulfillment.notAtShop',
    defaultMessage: 'Not available for pickup at {shop}',
  },
  select: { id: 'fulfillment.select', defaultMessage: 'Select your preferred shop' },
  checkOthers: { id: 'fulfillment.checkOthers', defaultMessage: 'Check Other Shops' },
})

interface FulfillmentChoiceProps {
  /** Id of the chosen variant; shops that do not have it cannot be selected. */
  productId: string
  fulfillment: ProductFulfillment
}

/**
 * The choice between shipping and pickup. An unavailable option is shown with the reason (FUL-019).
 */
export function FulfillmentChoice({ productId, fulfillment }: FulfillmentChoiceProps) {
  const { formatMessage } = useIntl()
  const { open } = useSheet()
  const { option, choose, canShip, canPickUp, isPickupOnly, notice, shop, isChoice } = fulfillment
  if (!isChoice) return null
  return (
    <div className={styles.choice}>
      <RadioGroup
        legend={formatMessage(messages.title)}
        name={`fulfillment-${productId}`}
        value={option}
        onChange={(event) => choose(event.target.value === 'PICKUP' ? 'PICKUP' : 'SHIPPING')}
        options={[
          {
            value: 'SHIPPING',
            label: formatMessage(messages.shipping),
            hint: formatMessage(
              isPickupOnly
                ? availabilityMessages['pickup-only']
                : canShip
                  ? messages.shippingHint
                  : messages.shippingClosed,
            ),
            isDisabled: !canShip,
          },
          {
            value: 'PICKUP',
            label: formatMessage(messages.pickup),
            hint: <PickupHint {...fulfillment} />,
            isDisabled: !canPickUp,
          },
        ]}
      />
      {notice !== 'no-pickup' && (
        <button
          type="button"
          className={styles.shops}
          aria-haspopup="dialog"
          onClick={() => open('pickup-in-shop', { productId })}
        >
          <FormattedMessage {...(shop ? messages.checkOthers : messages.select)} />
        </button>
      )}
    </div>
  )
}

function PickupHint({ notice, shop }: Pick<ProductFulfillment, 'notice' | 'shop'>) {
  const values = { shop: shop?.name }
  if (notice === 'no-pickup') return <FormattedMessage {...messages['no-pickup']} />
  if (notice === 'not-at-shop')
    return <FormattedMessage {...messages['not-at-shop']} values={values} />
  if (shop) return <FormattedMessage {...messages.pickupAt} values={values} />
  return <FormattedMessage {...messages.pickupHint} />
}
