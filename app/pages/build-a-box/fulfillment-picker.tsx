import { FormattedMessage, useIntl } from 'react-intl'
import { isBuilderPage } from '@/rules/box-steps'
import type { FulfillmentOption } from '@/rules/fulfillment'
import { hasChoices, newMix } from '@/shopper/custom-mix'
import { usePreferredShop } from '@/shopper/preferred-shop/use-preferred-shop'
import { Button } from '@/ui/button'
import { RadioGroup } from '@/ui/radio-group'
import { showToast } from '@/ui/toast'
import { useSheet } from '@/ui/use-sheet'
import { buildABoxMessages as messages } from './build-a-box.messages'
import styles from './build-a-box.module.css'
import type { BoxBuilder } from './state/use-box-builder'

/**
 * The choice between delivery and pickup (BOX-005). Both have different products, so a change
 * starts the box over, and can be undone.
 */
export function FulfillmentPicker({ builder }: { builder: BoxBuilder }) {
  const { formatMessage } = useIntl()
  const { open } = useSheet()
  const { isPickupOffered, shop } = usePreferredShop()
  const { name, mix, replace } = builder
  const option = mix?.fulfillmentOption ?? 'SHIPPING'
  if (!isPickupOffered) return null
  const choose = (next: FulfillmentOption) => {
    if (next === option) return
    replace({ ...newMix(name), fulfillmentOption: next })
    if (mix && hasChoices(mix)) {
      showToast({
        text: formatMessage(messages.wayChanged),
        isKeptOn: isBuilderPage,
        undo: { label: formatMessage(messages.undoWay), run: () => replace(mix) },
      })
    }
    if (next === 'PICKUP' && !shop) open('pickup-in-shop', {})
  }
  return (
    <div className={styles.way}>
      <RadioGroup
        legend={formatMessage(messages.howToHave)}
        name="box-fulfillment"
        value={option}
        onChange={({ target }) => choose(target.value === 'PICKUP' ? 'PICKUP' : 'SHIPPING')}
        options={[
          {
            value: 'SHIPPING',
            label: formatMessage(messages.shipping),
            hint: formatMessage(messages.shippingHint),
          },
          {
            value: 'PICKUP',
            label: formatMessage(messages.pickup),
            hint: shop
              ? formatMessage(messages.pickupAt, { shop: shop.name })
              : formatMessage(messages.pickupHint),
          },
        ]}
      />
      {option === 'PICKUP' && shop && (
        <Button
          variant="quiet"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => open('pickup-in-shop', {})}
        >
          <FormattedMessage {...messages.otherShop} />
        </Button>
      )}
    </div>
  )
}
