import { FormattedMessage } from 'react-intl'
import { Button, type ButtonVariant } from '@/ui/button'
import { productMessages as messages } from './product.messages'
import type { ProductOrder } from './order/use-product-order'

interface AddButtonProps {
  order: ProductOrder
  variant?: ButtonVariant
  /** Accessible name, needed if the page has several of these buttons. */
  label?: string
  isDisabled?: boolean
}

/** The "Add to Bag" button, or "Save Changes" if a line of the bag is edited. */
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
