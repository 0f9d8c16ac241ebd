import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { QuantityException } from '@/commerce-client/basket-notices'
import type { BasketItem } from '@/commerce-client/baskets'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { MAX_LINE_QUANTITY } from '@/domain/bag-quantity'
import { serverErrorText } from '@/errors/server-error-text'
import { LineItem } from '@/shopper/order-parts/line-item'
import { paths } from '@/site/paths'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { QuantityStepper } from '@/ui/quantity-stepper'
import styles from './bag-line.module.css'
import { bagMessages } from './bag.messages'
import { RemovalDialog } from './removal-dialog'
import { useBagLine, type LineNotice } from './use-bag-line'

interface BagLineProps {
  item: BasketItem
  product: LineProduct | undefined
  /** Pieces that can be had; undefined while nobody knows. */
  stock: number | undefined
  /** Level of the name's heading. */
  level?: 2 | 3
  /** Pieces of the same product in other lines. */
  inOtherLines: number
  exception: QuantityException | undefined
  onRemove: (item: BasketItem) => void
  /** Tells whether the line's quantity keeps the shopper from checkout. */
  onBlock: (itemId: string, isBlocking: boolean) => void
}

/** A line of the bag: what it is, and how many. */
export function BagLine({
  item,
  product,
  stock,
  level = 2,
  inOtherLines,
  exception,
  ...on
}: BagLineProps) {
  const { formatMessage } = useIntl()
  const { itemId = '', productName: name = '', quantity = 1 } = item
  const line = useBagLine({ itemId, quantity, stock, inOtherLines, exception })
  const { onRemove, onBlock } = on

  const remove = () => {
    line.leave()
    onRemove(item)
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
          canIncrease={Number(line.value) < MAX_LINE_QUANTITY}
          message={line.notice && <NoticeText notice={line.notice} />}
        />
        <div className={styles.actions}>
          {product && !item.bonusProductLineItem && (
            <Link
              to={paths.editLine(product.id, itemId)}
              className={styles.edit}
              aria-label={formatMessage(bagMessages.editNamed, { name })}
            >
              <FormattedMessage {...bagMessages.edit} />
            </Link>
          )}
          <Button
            variant="quiet"
            size="sm"
            aria-label={formatMessage(bagMessages.removeNamed, { name })}
            onClick={remove}
          >
            <FormattedMessage {...bagMessages.remove} />
          </Button>
        </div>
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

function NoticeText({ notice }: { notice: LineNotice }) {
  const intl = useIntl()
  if (notice.kind === 'reduced') {
    const values = { old: notice.from, new: notice.to }
    return <FormattedMessage {...bagMessages.quantityReduced} values={values} />
  }
  return (
    <span className={styles.error}>
      {notice.kind === 'refused' && serverErrorText(notice.error, intl)}
      {notice.kind === 'too-many' && <FormattedMessage {...bagMessages.quantityTooHigh} />}
      {notice.kind === 'exceeds-stock' && (
        <FormattedMessage {...bagMessages.onlyAvailable} values={{ available: notice.available }} />
      )}
    </span>
  )
}
