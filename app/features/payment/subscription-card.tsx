import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { CARD } from '@rules/payment-methods'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Link } from '@/ui/link'
import { RadioGroup } from '@/ui/radio-group'
import { toOption } from './card-choice'
import { paymentMessages } from './payment.messages'
import { lacksSubscriptionCard, NEW_CARD, type PaymentState } from './use-payment-choice'

/** Lets a customer with subscriptions choose the card for later deliveries (PAY-008). */
export function SubscriptionCard({ state }: { state: PaymentState }) {
  const { isSubscribing, savedCards, methodId, pays } = state
  if (!isSubscribing) return null
  const paysByCard = pays === 'main' && methodId === CARD
  const hasChoice = savedCards.length > 0 || paysByCard
  return (
    <TitledSection title={paymentMessages.subscriptionCard}>
      {hasChoice ? <Choice state={state} paysByCard={paysByCard} /> : <NoCard state={state} />}
    </TitledSection>
  )
}

function Choice({ state, paysByCard }: { state: PaymentState; paysByCard: boolean }) {
  const { savedCards, later, chooseLater, isLaterAsked } = state
  const today = {
    value: NEW_CARD,
    label: <FormattedMessage {...paymentMessages.thisCard} />,
  }
  const isMissing = isLaterAsked && lacksSubscriptionCard(state)
  return (
    <>
      <p>
        <FormattedMessage {...paymentMessages.subscriptionCardHint} />
      </p>
      <RadioGroup
        legend={<FormattedMessage {...paymentMessages.subscriptionCard} />}
        isLegendHidden
        name="subscriptionCardId"
        value={later ?? (paysByCard ? NEW_CARD : '')}
        onChange={(event) => chooseLater(event.target.value)}
        options={[...(paysByCard ? [today] : []), ...savedCards.map(toOption)]}
        error={isMissing && <FormattedMessage {...paymentMessages.subscriptionCardAsked} />}
      />
    </>
  )
}

function NoCard({ state: { isLaterAsked } }: { state: PaymentState }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isLaterAsked) box.current?.focus()
  }, [isLaterAsked])
  return (
    <Alert ref={box} tone={isLaterAsked ? 'error' : 'neutral'}>
      <FormattedMessage
        {...paymentMessages.subscriptionCardNone}
        values={{ wallet: (words) => <Link to={paths.wallet()}>{words}</Link> }}
      />
    </Alert>
  )
}
