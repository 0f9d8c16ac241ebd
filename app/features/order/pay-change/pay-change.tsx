import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { orderProposalQuery, type OrderProposal } from '@/commerce-client/order-proposals'
import { serverErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import { FormFailure } from '@/forms/form-failure'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { CardForm } from '@/purchase/payment/card-form'
import { GiftCards } from '@/purchase/payment/gift-cards'
import { useCardForm } from '@/purchase/payment/use-card-form'
import { OrderSkeleton } from '@/purchase/order-parts/order-skeleton'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button, ButtonLink } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import { CurrencyProvider, Money, useMoney } from '@/ui/price'
import { payChangeMessages as messages } from './pay-change.messages'
import styles from './pay-change.module.css'
import { failureOf, useChangeGiftCards, usePayChange } from './use-pay-change'
import { usePayToken } from './use-pay-token'

/** Pays for a change of an order that the shop has proposed. */
export function PayChange() {
  const { id: siteId } = useSite()
  const token = usePayToken()
  const { data, error } = useQuery({
    ...orderProposalQuery(siteId, token ?? ''),
    enabled: token !== undefined,
  })
  return (
    <div className={`container ${styles.page}`}>
      <div>
        <Heading level={1} size="lg">
          <FormattedMessage {...messages.title} />
        </Heading>
        {data && (
          <p className="muted">
            <FormattedMessage {...messages.order} values={{ orderNo: data.orderNo }} />
          </p>
        )}
      </div>
      {data && token !== undefined ? (
        <CurrencyProvider value={data.currency}>
          {data.state === 'open' ? (
            <Open token={token} proposal={data} />
          ) : (
            <Over proposal={data} />
          )}
        </CurrencyProvider>
      ) : (
        <Unread token={token} error={error} />
      )}
    </div>
  )
}

function Unread({ token, error }: { token: string | undefined; error: unknown }) {
  const intl = useIntl()
  const isHydrated = useIsHydrated()
  // the server never sees the token
  if (!isHydrated || (token !== undefined && error === null)) return <OrderSkeleton />
  const refusal = error === null ? undefined : toAppError(error)
  const isUnknown = refusal === undefined || refusal.status === 404 || refusal.status === 400
  return (
    <>
      <Alert tone="error">
        {isUnknown ? <FormattedMessage {...messages.unknown} /> : serverErrorText(refusal, intl)}
      </Alert>
      <ContactLink />
    </>
  )
}

function Open({ token, proposal }: { token: string; proposal: OrderProposal }) {
  const intl = useIntl()
  const { changes, difference, payUntil, totals, giftCards, toPay, takesGiftCards } = proposal
  const writeMoney = useMoney()
  const card = useCardForm(true)
  const paying = usePayChange(token)
  const changing = useChangeGiftCards(token)
  const isCovered = toPay === 0
  const failure = paying.error && !paying.isLoading ? failureOf(paying.error, intl) : undefined
  return (
    <div className={styles.step}>
      <section className={styles.part} aria-labelledby="pay-changes">
        <Heading level={2} size="md" id="pay-changes">
          <FormattedMessage {...messages.changes} />
        </Heading>
        <ul className={styles.changes}>
          {changes.map((line, index) => (
            <li key={`${index} ${line}`}>{line}</li>
          ))}
        </ul>
      </section>
      {totals && (
        <dl className={styles.totals}>
          <Row label={messages.before} amount={totals.before} />
          <Row label={messages.after} amount={totals.after} />
          <Row label={messages.toPay} amount={difference} isDue />
          {totals.tax > 0 && <Row label={messages.tax} amount={totals.tax} />}
        </dl>
      )}
      <p className="muted">
        <FormattedMessage
          {...messages.until}
          values={{ time: intl.formatDate(payUntil, MOMENT) }}
        />
      </p>
      {(takesGiftCards || giftCards.length > 0) && (
        <GiftCards applied={giftCards} left={toPay} {...changing} />
      )}
      <form
        className={styles.step}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (paying.isLoading) return
          paying.mutate(isCovered ? undefined : () => card.createToken(new Date()))
        }}
      >
        <FormFailure text={failure} />
        {!isCovered && <CardForm card={card} />}
        <Button type="submit" isPending={paying.isLoading}>
          {isCovered ? (
            <FormattedMessage {...messages.payByGiftCard} />
          ) : (
            <FormattedMessage {...messages.pay} values={{ amount: writeMoney(toPay) }} />
          )}
        </Button>
      </form>
    </div>
  )
}

interface RowProps {
  label: (typeof messages)[keyof typeof messages]
  amount: number
  isDue?: boolean
}

function Row({ label, amount, isDue = false }: RowProps) {
  return (
    <div className={classNames(styles.row, isDue && styles.due)}>
      <dt className={isDue ? undefined : 'muted'}>
        <FormattedMessage {...label} />
      </dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  )
}

const MOMENT = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/** What became of the change. */
function Over({ proposal }: { proposal: OrderProposal }) {
  const { state, difference, isBeingChecked, isGivenBack } = proposal
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => outcome.current?.focus(), [])
  const isApplied = state === 'applied'
  const values = { amount: useMoney()(difference) }
  const over = state === 'withdrawn' || state === 'expired' ? messages[state] : messages.impossible
  const unpaid = isBeingChecked ? messages.checked : messages.stays
  const rest = isGivenBack ? messages.givenBack : unpaid
  return (
    <div className={styles.step}>
      <Alert
        ref={outcome}
        tone={isApplied ? 'success' : 'neutral'}
        title={<FormattedMessage {...(isApplied ? messages.applied : over)} />}
      >
        <p>
          <FormattedMessage {...(isApplied ? messages.appliedText : rest)} values={values} />
        </p>
      </Alert>
      {isApplied ? (
        <div>
          <ButtonLink to={paths.trackOrder()}>
            <FormattedMessage {...messages.follow} />
          </ButtonLink>
        </div>
      ) : (
        <ContactLink />
      )}
    </div>
  )
}

function ContactLink() {
  return (
    <div>
      <ButtonLink variant="secondary" to={paths.contact()}>
        <FormattedMessage {...messages.contact} />
      </ButtonLink>
    </div>
  )
}
