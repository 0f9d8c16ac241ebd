import type { ReactNode, Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Alert } from '@/ui/alert'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { AddButton } from './add-button'
import { AddError } from './add-error'
import { fulfillmentMessages } from './fulfillment.messages'
import styles from './order-controls.module.css'
import { productMessages as messages } from './product.messages'
import type { ProductOrder } from './order/use-product-order'

interface OrderControlsProps {
  /** Receives what holds quantity and button. */
  placeRef?: Ref<HTMLDivElement>
  order: ProductOrder
  /** Replaces Add to Bag where nothing can be added. */
  instead?: ReactNode
  /** It could be, but there is more to choose than is shown here. */
  isChosenElsewhere?: boolean
  /** The product's name, where there are several to order on one page. */
  name?: string
}

/** Quantity and Add to Bag, with what went wrong. */
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
          label={name && formatMessage(messages.quantityOf, { name })}
          value={quantity.text}
          onType={quantity.type}
          onStep={quantity.step}
          onBlur={quantity.blur}
          canDecrease={quantity.canDecrease}
          canIncrease={quantity.canIncrease}
          isDisabled={!canOrder}
          isInvalid={notice === 'QUANTITY_EXCEEDS_MAX'}
          message={notice && <FormattedMessage {...messages[notice]} />}
        />
        {!canOrder && instead ? (
          instead
        ) : (
          <AddButton
            order={order}
            variant={name ? 'secondary' : 'primary'}
            label={name && formatMessage(messages.addOf, { name })}
            isDisabled={!canOrder}
          />
        )}
      </div>
      <AddError error={order.error} />
      {order.shopWithout !== undefined && (
        <Alert tone="error">
          <FormattedMessage
            {...fulfillmentMessages.shopWithout}
            values={{ shop: order.shopWithout }}
          />
        </Alert>
      )}
    </>
  )
}
