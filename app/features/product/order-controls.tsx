import type { ReactNode, Ref } from 'react'
import { FormattedMessage, useIntl, defineMessages } from 'react-intl'
import { Alert } from '@/ui/alert'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { AddButton } from './add-button'
import { AddError } from './add-error'
import styles from './order-controls.module.css'
import { productMessages } from './product.messages'
import type { ProductOrder } from './order/use-product-order'

const messages = defineMessages({
  shopWithout: {
    id: 'fulfillment.shopWithout',
    defaultMessage: '{shop} does not have this item right now, so it was not added to your bag.',
  },
  hasLapsed: {
    id: 'fulfillment.hasLapsed',
    defaultMessage:
      'Nothing was added to your bag: what can be ordered changed in the meantime. Please look at your choice and try again.',
  },
})

interface OrderControlsProps {
  /** Ref to the element with quantity and button. */
  placeRef?: Ref<HTMLDivElement>
  order: ProductOrder
  /** Replaces the "Add to Bag" button if the product cannot be added. */
  instead?: ReactNode
  /** `true` if there are more choices than shown here, so that it cannot be added here. */
  isChosenElsewhere?: boolean
  /** The product's name, needed if the page has several of these controls. */
  name?: string
}

export function OrderControls({
  order,
  placeRef,
  instead,
  name,
  isChosenElsewhere = false,
}: OrderControlsProps) {
  const { formatMessage } = useIntl()
  const { quantity, notice } = order
  const canOrder = order.canOrder && !isChosenElsewhere
  return (
    <>
      <div ref={placeRef} className={styles.order}>
        <QuantityStepper
          label={name && formatMessage(productMessages.quantityOf, { name })}
          value={quantity.text}
          onType={quantity.type}
          onStep={quantity.step}
          onBlur={quantity.blur}
          canDecrease={quantity.canDecrease}
          canIncrease={quantity.canIncrease}
          isDisabled={!canOrder}
          isInvalid={notice === 'QUANTITY_EXCEEDS_MAX'}
          message={notice && <FormattedMessage {...productMessages[notice]} />}
        />
        {!canOrder && instead ? (
          instead
        ) : (
          <AddButton
            order={order}
            variant={name ? 'secondary' : 'primary'}
            label={name && formatMessage(productMessages.addOf, { name })}
            isDisabled={!canOrder}
          />
        )}
      </div>
      <AddError error={order.error} />
      {order.shopWithout !== undefined && (
        <Alert tone="error">
          <FormattedMessage {...messages.shopWithout} values={{ shop: order.shopWithout }} />
        </Alert>
      )}
      {order.hasLapsed && (
        <Alert tone="error">
          <FormattedMessage {...messages.hasLapsed} />
        </Alert>
      )}
    </>
  )
}
