import { useEffect } from 'react'
import { useIntl, FormattedMessage } from 'react-intl'
import type { QuantityException } from '@/commerce-client/basket-notices'
import type { BasketItem } from '@/commerce-client/baskets'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { MAX_LINE_QUANTITY } from '@/rules/bag-quantity'
import { isPickupLine } from '@/rules/shipments'
import { LineItem } from '@/purchase/order-parts/line-item'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { BagLineActions } from './bag-line-actions'
import styles from './bag-line.module.css'
import { LineMessage } from './bag-line-message'
import { bagMessages } from './bag.messages'
import { useBagLine } from './use-bag-line'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'

interface RemovalDialogProps {
  name: string
  isOpen: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before a quantity of 0 removes a line (CART-003). */
function RemovalDialog({ name, isOpen, onConfirm, onCancel }: RemovalDialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onCancel}
      title={<FormattedMessage {...bagMessages.removalTitle} />}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            <FormattedMessage {...bagMessages.cancel} />
          </Button>
          <Button onClick={onConfirm}>
            <FormattedMessage {...bagMessages.yes} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage {...bagMessages.removalText} values={{ name }} />
      </p>
    </Modal>
  )
}

export interface BagLineProps {
  item: BasketItem
  product: LineProduct | undefined
  /** Available quantity; undefined if unknown. */
  stock: number | undefined
  level?: 2 | 3
  /** Quantity of the same product in other lines. */
  inOtherLines: number
  exception: QuantityException | undefined
  onSave: (item: BasketItem, product: LineProduct | undefined) => void
  onRemove: (item: BasketItem) => void
  /** Reports whether the line's quantity blocks checkout. */
  onBlock: (itemId: string, isBlocking: boolean) => void
}

export function BagLine({
  item,
  product,
  stock,
  level = 2,
  onSave,
  onRemove,
  onBlock,
  ...rest
}: BagLineProps) {
  const { formatMessage } = useIntl()
  const { itemId = '', productName: name = '', quantity = 1 } = item
  const limit = product?.quantityLimit
  const isPickup = isPickupLine(item)
  const line = useBagLine({ itemId, quantity, stock, limit, isPickup, ...rest })
  const most = Math.min(MAX_LINE_QUANTITY, (limit ?? MAX_LINE_QUANTITY) - rest.inOtherLines)

  const remove = () => {
    line.leave()
    onRemove(item)
  }
  const save = () => {
    line.leave()
    onSave(item, product)
  }
  useEffect(() => {
    onBlock(itemId, line.isBlocking)
    return () => onBlock(itemId, false)
  }, [onBlock, itemId, line.isBlocking])

  return (
    <LineItem line={item} product={product} level={level} href={product?.href}>
      <form
        className={styles.controls}
        onSubmit={(event) => {
          event.preventDefault()
          line.commit()
        }}
      >
        <QuantityStepper
          label={formatMessage(bagMessages.quantityOf, { name })}
          value={line.value}
          onType={line.askFor}
          onStep={line.stepBy}
          onBlur={() => line.commit()}
          canIncrease={Number(line.value) < most}
          isInvalid={line.isBlocking}
          message={
            <LineMessage
              notice={line.notice}
              limit={limit !== undefined && Number(line.value) >= most ? limit : undefined}
            />
          }
        />
        <BagLineActions item={item} product={product} onSave={save} onRemove={remove} />
      </form>
      <RemovalDialog
        name={name}
        isOpen={line.isRemovalAsked}
        onCancel={line.keep}
        onConfirm={remove}
      />
    </LineItem>
  )
}
