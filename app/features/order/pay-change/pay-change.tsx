import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { orderProposalQuery, type OrderProposal } from '@/commerce-client/order-proposals'
import { serverErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { GiftCards } from '@/purchase/payment/gift-cards'
import { OrderSkeleton } from '@/purchase/order-parts/order-skeleton'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Heading } from '@/ui/heading'
import { PageHead } from '@/ui/page-head'
import { CurrencyProvider, useMoney } from '@/ui/price'
import { payChangeMessages as messages } from './pay-change.messages'
import styles from './pay-change.module.css'
import { ContactLink, Outcome, PayForm, Row, useMoment } from './pay-parts'
import { PayPhoneOrder } from './pay-phone-order'
import { useChangeGiftCards, useIsPaying } from './use-pay-change'
import { useEffect } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import { asFields, asText } from '@/lib/read-fields'

/**
 * Reads the token of the mail's link (`/pay#…`), which is then removed from the address, or from
 * the history entry, so that a reload shows the page again and no address contains the token.
 */
function usePayToken(): string | undefined {
  const { pathname, hash, state } = useLocation()
  const history = useHistory()
  const isHydrated = useIsHydrated()
  const mailed = hash.replace(/^#/, '')
  useEffect(() => {
    if (mailed) history.replace(pathname, { payToken: mailed })
  }, [mailed, pathname, history])
  return isHydrated ? mailed || asText(asFields(state).payToken) : undefined
}

const TITLES = { change: messages.title, order: messages.orderTitle }

/** Pays for a change of an order that the shop has proposed, or for an order that it has taken. */
export function PayChange() {
  const { id: siteId } = useSite()
  const token = usePayToken()
  const { data, error } = useQuery({
    ...orderProposalQuery(siteId, token ?? ''),
    enabled: token !== undefined,
  })
  const { formatMessage } = useIntl()
  const title = formatMessage(data ? TITLES[data.kind] : messages.unreadTitle)
  return (
    <div className={`container ${styles.page}`}>
      <PageHead title={title} isHidden />
      <div>
        <Heading level={1} size="lg">
          {title}
        </Heading>
        {data && (
          <p className="muted">
            <FormattedMessage {...messages.order} values={{ orderNo: data.orderNo }} />
          </p>
        )}
      </div>
      {data && token !== undefined ? (
        <CurrencyProvider value={data.currency}>
          {data.kind === 'order' ? (
            <PayPhoneOrder token={token} order={data} />
          ) : data.state === 'open' ? (
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
  const { changes, difference, payUntil, totals, giftCards, toPay, takesGiftCards } = proposal
  const writeMoment = useMoment()
  const changing = useChangeGiftCards(token)
  const isPaying = useIsPaying(token)
  return (
    <div className="stack-5">
      <section className="stack-3" aria-labelledby="pay-changes">
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
        <FormattedMessage {...messages.until} values={{ time: writeMoment(payUntil) }} />
      </p>
      {(takesGiftCards || giftCards.length > 0) && (
        <GiftCards applied={giftCards} left={toPay} isLocked={isPaying} {...changing} />
      )}
      <PayForm token={token} amount={toPay} />
    </div>
  )
}

function Over({ proposal }: { proposal: OrderProposal }) {
  const { state, difference, isBeingChecked, isGivenBack } = proposal
  const isApplied = state === 'applied'
  const values = { amount: useMoney()(difference) }
  const over = state === 'withdrawn' || state === 'expired' ? messages[state] : messages.impossible
  const unpaid = isBeingChecked ? messages.checked : messages.stays
  const rest = isGivenBack ? messages.givenBack : unpaid
  return (
    <Outcome
      isDone={isApplied}
      title={<FormattedMessage {...(isApplied ? messages.applied : over)} />}
      text={<FormattedMessage {...(isApplied ? messages.appliedText : rest)} values={values} />}
    />
  )
}
