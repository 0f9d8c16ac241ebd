import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { toIntervalName } from '@/rules/interval'
import type {
  Subscription,
  SubscriptionPrice as DeliveryPrice,
} from '@/integrations/subscriptions/subscriptions.port'
import { FrequencyText } from '@/purchase/order-parts/frequency-text'
import { Alert } from '@/ui/alert'
import { DayText, writeDay } from '@/ui/day-text'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { useFailureText } from '@/ui/use-failure-text'
import { PastDeliveries } from './past-deliveries'
import { SubscriptionActions } from './subscription-actions'
import { SubscriptionForm } from './subscription-form'
import { SubscriptionFacts } from './subscription-facts'
import { subscriptionReasons } from './subscription-reasons.messages'
import styles from './subscriptions.module.css'
import { subscriptionsMessages as messages } from './subscriptions.messages'
import { useSubscriptionChanges } from './use-subscription-changes'
import { Price, useMoney } from '@/ui/price'

/** The price of a delivery with the subscription discount. */
function SubscriptionPrice({ price }: { price: DeliveryPrice }) {
  const writeMoney = useMoney()
  const { goods, full, percent, shipping, tax } = price
  const values = { shipping: writeMoney(shipping), tax: writeMoney(tax) }
  return (
    <p className={styles.price}>
      <span>
        <FormattedMessage {...messages.price} />
      </span>
      <Price amount={goods} listAmount={full} />
      {percent !== undefined && (
        <span className={styles.reward}>
          <FormattedMessage {...messages.reward} values={{ percent }} />
        </span>
      )}
      <small>
        <FormattedMessage {...messages.plus} values={values} />
      </small>
    </p>
  )
}

const PICTURE_PX = 120

interface SubscriptionCardProps {
  subscription: Subscription
  /** Undefined while loading or if no longer sold. */
  product: LineProduct | undefined
}

export function SubscriptionCard({ subscription, product }: SubscriptionCardProps) {
  const id = useId()
  const [isChanging, setChanging] = useState(false)
  const { state, productName, interval, quantity, price, past } = subscription
  const name = product?.name ?? productName
  const sizes = product?.options.map(({ value }) => value).join(', ')
  const changing = useSubscriptionChanges(subscription, name)
  return (
    <article className={styles.card} aria-labelledby={id} data-state={state}>
      <div className={styles.picture}>
        {product?.image && (
          <Picture
            image={{ ...product.image, alt: '' }}
            sizes={`${PICTURE_PX}px`}
            width={PICTURE_PX}
            height={PICTURE_PX}
          />
        )}
      </div>
      <div className="stack-4 min-w-0">
        <header className={styles.head}>
          <div>
            <Heading level={2} size="md" id={id}>
              {product ? <Link to={product.href}>{name}</Link> : name}
            </Heading>
            <p className={styles.often}>
              {sizes && `${sizes} · `}
              <FrequencyText frequency={toIntervalName(interval)} /> ·{' '}
              <FormattedMessage {...messages.pieces} values={{ quantity }} />
            </p>
          </div>
          <p className={classNames('pill', styles.state)} data-state={state}>
            <FormattedMessage {...messages[state]} />
          </p>
        </header>
        <Standing subscription={subscription} />
        {price && <SubscriptionPrice price={price} />}
        {isChanging ? (
          <SubscriptionForm
            subscription={subscription}
            changing={changing}
            onClose={() => setChanging(false)}
          />
        ) : (
          <>
            {state !== 'cancelled' && <SubscriptionFacts subscription={subscription} />}
            <Failure error={changing.error} name={name} />
            <SubscriptionActions
              {...{ subscription, name, changing }}
              onChange={() => setChanging(true)}
            />
          </>
        )}
        {past.length > 0 && <PastDeliveries past={past} />}
      </div>
    </article>
  )
}

/** The day of the next delivery, or the reason why there is none. */
function Standing({ subscription: { nextOn, reason, retryOn } }: { subscription: Subscription }) {
  const intl = useIntl()
  const why = reason === undefined ? undefined : subscriptionReasons[reason]
  return (
    <>
      {nextOn && (
        <p className={styles.next}>
          <span>
            <FormattedMessage {...messages.next} />
          </span>
          <strong>
            <DayText day={nextOn} isLong />
          </strong>
        </p>
      )}
      {retryOn && (
        <p className={styles.notice}>
          <FormattedMessage {...messages.retry} values={{ day: writeDay(intl, retryOn) }} />
        </p>
      )}
      {why && (
        <p className={styles.notice}>
          <FormattedMessage {...why} />
        </p>
      )}
    </>
  )
}

function Failure({ error, name }: { error: unknown; name: string }) {
  const { text, detail } = useFailureText(error)
  if (!error) return null
  return (
    <Alert
      tone="error"
      title={<FormattedMessage {...messages.failed} values={{ product: name }} />}
    >
      {detail ?? text}
    </Alert>
  )
}
