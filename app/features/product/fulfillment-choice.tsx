import { FormattedMessage, useIntl } from 'react-intl'
import { RadioGroup } from '@/ui/radio-group'
import { useSheet } from '@/ui/use-sheet'
import styles from './fulfillment-choice.module.css'
import { fulfillmentMessages as messages } from './fulfillment.messages'
import type { ProductFulfillment } from './order/use-fulfillment'

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
                ? messages['pickup-only']
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
