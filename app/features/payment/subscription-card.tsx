import { FormattedMessage } from 'react-intl'
import { CARD } from '@/domain/payment-methods'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { RadioGroup } from '@/ui/radio-group'
import { toOption } from './card-choice'
import { paymentMessages } from './payment.messages'
import { NEW_CARD, type PaymentState } from './use-payment-choice'

/** Which card later deliveries are charged to: a customer with subscriptions chooses (PAY-008). */
export function SubscriptionCard({ state }: { state: PaymentState }) {
  const { isSubscribing, savedCards, methodId, pays, later, chooseLater } = state
  const paysByCard = pays === 'main' && methodId === CARD
  if (!isSubscribing || (savedCards.length === 0 && !paysByCard)) return null
  const today = {
    value: NEW_CARD,
    label: <FormattedMessage {...paymentMessages.thisCard} />,
  }
  const options = [...(paysByCard ? [today] : []), ...savedCards.map(toOption)]
  return (
    <TitledSection title={paymentMessages.subscriptionCard}>
      <p>
        <FormattedMessage {...paymentMessages.subscriptionCardHint} />
      </p>
      <RadioGroup
        legend={<FormattedMessage {...paymentMessages.subscriptionCard} />}
        isLegendHidden
        name="subscriptionCardId"
        value={later ?? (paysByCard ? NEW_CARD : '')}
        onChange={(event) => chooseLater(event.target.value)}
        options={options}
      />
    </TitledSection>
  )
}
