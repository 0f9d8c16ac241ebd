import { FormattedMessage, useIntl } from 'react-intl'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { useAddToBag } from '@/shopper/basket/basket.mutations'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'
import { addTreatsMessages as messages } from './add-treats.messages'
import styles from './add-treats.module.css'
import type { Treat } from './use-treats'

interface TreatRowProps {
  treat: Treat
  /** Quantity of the product already in the shipment. */
  count: number
  shipmentId?: string
  onAdded: (treat: Treat) => void
}

/** A treat with its add button. The button remains, and each click adds another piece. */
export function TreatRow({ treat, count, shipmentId, onAdded }: TreatRowProps) {
  const { formatMessage } = useIntl()
  const { mutate, isLoading, error } = useAddToBag()
  const { addId, href, image, name, price } = treat
  const item = { productId: addId, quantity: 1, ...(shipmentId && { shipmentId }) }
  return (
    <li className={styles.treat}>
      <span className={styles.media}>
        {image && <Picture image={image} width={96} height={96} widths={[150, 300]} sizes="96px" />}
      </span>
      <div className="stack-1 justify-items-start">
        <Link to={href} className={styles.name}>
          {name}
        </Link>
        {price && <Price amount={price.amount} listAmount={price.list} />}
        {count > 0 && (
          <p className={styles.count}>
            <Icon name="check" size={16} />
            <FormattedMessage {...messages.inBag} values={{ count }} />
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        size="sm"
        isPending={isLoading}
        aria-label={formatMessage(messages.addOf, { name })}
        onClick={() => mutate([item], { onSuccess: () => onAdded(treat) })}
      >
        <FormattedMessage {...messages.add} />
      </Button>
      {error && (
        <div className={styles.failure}>
          <AddFailure error={error} />
        </div>
      )}
    </li>
  )
}

function AddFailure({ error }: { error: AppError }) {
  const intl = useIntl()
  const isShort = /product-item-not-available/i.test(error.type ?? '')
  return (
    <Alert tone="error">
      {isShort ? <FormattedMessage {...messages.soldOut} /> : serverErrorText(error, intl)}
    </Alert>
  )
}
