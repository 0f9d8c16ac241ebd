import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '@tanstack/react-query'
import type { Basket, BasketItem } from '@/commerce-client/baskets'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { lineProductsQuery } from '@/commerce-client/line-products.queries'
import { serverErrorText } from '@/errors/server-error-text'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { Picture } from '@/ui/picture'
import styles from './bonus-choice.module.css'
import { bagMessages as messages } from './bag.messages'
import { useBonusChoice } from './use-bonus-choice'

type Choice = NonNullable<Basket['bonusDiscountLineItems']>[number]

/** Gifts that the shopper can choose, offered by the service for the contents of the bag. */
export function BonusChoices({ basket }: { basket: Basket }) {
  const choices = (basket.bonusDiscountLineItems ?? []).filter(
    ({ bonusProducts = [] }) => bonusProducts.length > 0,
  )
  return choices.map((choice) => <BonusChoice key={choice.id} basket={basket} choice={choice} />)
}

function BonusChoice({ basket, choice }: { basket: Basket; choice: Choice }) {
  const intl = useIntl()
  const id = useId()
  const { id: siteId } = useSite()
  const { bonusProducts = [], maxBonusItems: most = 1 } = choice
  const ids = bonusProducts.map(({ productId }) => productId)
  const { data: products = {} } = useQuery(lineProductsQuery(siteId, ids))
  const { chosen, count, take, leave, error, pendingId } = useBonusChoice(basket, choice)
  return (
    <section className={styles.choice} aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>
        <FormattedMessage {...messages.bonusChoice} values={{ most }} />
      </Heading>
      <p role="status" className="note">
        <FormattedMessage {...messages.bonusChosen} values={{ count, most }} />
      </p>
      <ul className="stack-3">
        {bonusProducts.map(({ productId, productName = '' }) => (
          <Gift
            key={productId}
            name={products[productId]?.name ?? productName}
            product={products[productId]}
            line={chosen.find((line) => line.productId === productId)}
            isPending={pendingId === productId}
            // if only one gift is allowed, choosing another one replaces it
            canTake={count < most || most === 1}
            onTake={() => take(productId)}
            onLeave={() => leave(productId)}
          />
        ))}
      </ul>
      {error && <Alert tone="error">{serverErrorText(error, intl)}</Alert>}
    </section>
  )
}

interface GiftProps {
  name: string
  product: LineProduct | undefined
  /** The gift's line in the bag, if it is chosen. */
  line: BasketItem | undefined
  isPending: boolean
  canTake: boolean
  onTake: () => void
  onLeave: () => void
}

function Gift({ name, product, line, isPending, canTake, onTake, onLeave }: GiftProps) {
  const { formatMessage } = useIntl()
  const isSoldOut = product !== undefined && product.ats <= 0 && !line
  return (
    <li className={styles.product}>
      <span className={styles.picture}>
        {product?.image && (
          <Picture
            image={{ ...product.image, alt: '' }}
            widths={[150]}
            sizes="64px"
            width={64}
            height={64}
          />
        )}
      </span>
      <span>
        {name}
        {line && (line.quantity ?? 1) > 1 && ` × ${line.quantity}`}
      </span>
      <Button
        variant={line ? 'quiet' : 'secondary'}
        size="sm"
        isPending={isPending}
        disabled={!line && (isSoldOut || !canTake)}
        aria-label={formatMessage(line ? messages.bonusLeave : messages.bonusTake, { name })}
        onClick={line ? onLeave : onTake}
      >
        <FormattedMessage
          {...(line ? messages.remove : isSoldOut ? messages.bonusSoldOut : messages.bonusChoose)}
        />
      </Button>
    </li>
  )
}
