import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { useHistory } from 'react-router-dom'
import { claimableQuery, type Claimable } from '@/commerce-client/claims'
import type { OrderKey } from '@/commerce-client/orders'
import { serverErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import { useStoredValue } from '@/lib/stored-value'
import { OrderSkeleton } from '@/purchase/order-parts/order-skeleton'
import { orderMessages } from '@/purchase/order-parts/order.messages'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button, ButtonLink } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { CurrencyProvider } from '@/ui/price'
import { Steps } from '@/ui/steps'
import { keepKey, useOrderKey } from '../order-key'
import { OrderLookupForm } from '../order-lookup-form'
import { newDraft, storedClaim, type ClaimDraft } from './claim-draft'
import { claimPageMessages as messages } from './claim-page.messages'
import { SentStep } from './sent-step'
import { ShowStep } from './show-step'
import { WhatStep } from './what-step'
import styles from './order-claim.module.css'

/** Claims what is wrong with an order, in three screens: what, photos and words, what happens. */
export function OrderClaim() {
  const { id: siteId } = useSite()
  const key = useOrderKey(true)
  const history = useHistory()
  const query = useQuery({
    ...claimableQuery(siteId, key ?? { orderNo: '' }),
    enabled: key !== undefined,
  })
  const { data, error, isFetching } = query
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
      {key && data && <Known orderKey={key} claimable={data} />}
      {key && !data && isFetching && <OrderSkeleton />}
      {(!key || (!data && !isFetching)) && (
        <div className={styles.step}>
          {error !== null && <LookupError error={error} />}
          <p className="muted">
            <FormattedMessage {...messages.find} />
          </p>
          <OrderLookupForm
            known={key}
            isPending={isFetching}
            onSubmit={(values) => history.replace(history.location.pathname, keepKey(values))}
          />
        </div>
      )}
    </div>
  )
}

function LookupError({ error }: { error: unknown }) {
  const intl = useIntl()
  const refusal = toAppError(error)
  const isUnknown = refusal.status === 404 || refusal.status === 400
  return (
    <Alert tone="error">
      {isUnknown ? (
        <FormattedMessage {...orderMessages.notFound} />
      ) : (
        serverErrorText(refusal, intl)
      )}
    </Alert>
  )
}

const STEPS = ['what', 'show', 'sent'] as const

function Known({ orderKey, claimable }: { orderKey: OrderKey; claimable: Claimable }) {
  const { orderNo, lines, claims, currency } = claimable
  const stored = useStoredValue(storedClaim, orderNo)
  const draft = stored ?? newDraft()
  // what was stored meanwhile, e.g. while a photo was being sent, is kept
  const read = () => storedClaim.get(orderNo) ?? draft
  const change = (changes: Partial<ClaimDraft>) =>
    storedClaim.set({ ...read(), ...changes }, orderNo)
  const sent = claims.find(({ id }) => id === draft.id)
  const step = sent ? 'sent' : draft.step
  const titles = { what: messages.stepWhat, show: messages.stepShow, sent: messages.stepSent }
  if (!sent && lines.length === 0) {
    return (
      <div className={styles.step}>
        <Alert>
          <FormattedMessage {...messages.nothing} />
        </Alert>
        <div className="cluster-3">
          <ButtonLink to={paths.contact(orderNo)}>
            <FormattedMessage {...messages.write} />
          </ButtonLink>
          <BackToOrder orderKey={orderKey} />
        </div>
      </div>
    )
  }
  return (
    <CurrencyProvider value={currency}>
      <Steps
        steps={STEPS.map((id) => ({ id, text: <FormattedMessage {...titles[id]} /> }))}
        current={STEPS.indexOf(step)}
      />
      {sent ? (
        <SentStep
          {...{ claim: sent, orderNo, isOwn: !orderKey.email }}
          canClaimMore={lines.length > 0}
        >
          <BackToOrder orderKey={orderKey} />
        </SentStep>
      ) : step === 'show' ? (
        <ShowStep {...{ orderKey, orderNo, draft, read, change }} />
      ) : (
        <WhatStep {...{ lines, draft, change }} />
      )}
    </CurrencyProvider>
  )
}

function BackToOrder({ orderKey }: { orderKey: OrderKey }) {
  const history = useHistory()
  const text = <FormattedMessage {...messages.back} />
  if (!orderKey.email) {
    return (
      <ButtonLink variant="secondary" to={paths.orderDetails(orderKey.orderNo)}>
        {text}
      </ButtonLink>
    )
  }
  return (
    <Button variant="secondary" onClick={() => history.push(paths.trackOrder(), keepKey(orderKey))}>
      {text}
    </Button>
  )
}
