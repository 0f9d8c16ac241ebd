import { FormattedMessage } from 'react-intl'
import { Button, type ButtonVariant } from '@/ui/button'
import { productMessages as messages } from './product.messages'
import type { ProductOrder } from './order/use-product-order'

interface AddButtonProps {
  order: ProductOrder
  variant?: ButtonVariant
  /** Accessible name, where there are several on one page. */
  label?: string
  isDisabled?: boolean
}

/** Add to Bag, or Save Changes of the line that is edited. */
export function AddButton({ order, variant, label, isDisabled = false }: AddButtonProps) {
  return (
    <Button
      isWide
      variant={variant}
      aria-label={label}
      disabled={isDisabled || !order.quantity.isAcceptable}
      isPending={order.isAdding}
      onClick={order.addToBag}
    >
      <FormattedMessage {...(order.line ? messages.save : messages.add)} />
    </Button>
  )
}
