import { FormattedMessage } from 'react-intl'
import { CardText, PaymentText } from '@/purchase/order-parts/payment-text'
import { CardExpiry } from '@/purchase/payment/card-expiry'
import type { SavedCard } from '@/purchase/payment/saved-cards'
import { Button } from '@/ui/button'
import { CheckboxField } from '@/ui/checkbox-field'
import { RadioGroup, type RadioOption } from '@/ui/radio-group'
import { CardForm } from '@/purchase/payment/card-form'
import { paymentMessages } from './payment.messages'
import styles from './payment-methods.module.css'
import type { CardForm as CardFormState } from '@/purchase/payment/use-card-form'
import { NEW_CARD, paysSubscription, type PaymentState } from './use-payment-choice'

interface CardChoiceProps {
  state: PaymentState
  card: CardFormState
}

/** The card in the basket, or else a choice of saved cards and a new one (PAY-026). */
export function CardChoice({ state, card }: CardChoiceProps) {
  const { current, savedCards, cardId, chooseCard } = state
  if (current) return <CurrentCard state={state} />
  return (
    <>
      {savedCards.length > 0 && (
        <RadioGroup
          legend={<FormattedMessage {...paymentMessages.savedCards} />}
          isLegendHidden
          name="savedCardId"
          value={cardId}
          onChange={(event) => chooseCard(event.target.value)}
          options={[...savedCards.map(toOption), NEW_OPTION]}
        />
      )}
      {cardId === NEW_CARD && (
        <>
          <CardForm card={card} />
          {state.isRegistered && <SaveCard state={state} />}
        </>
      )}
      {state.isRegistered && (
        <CheckboxField
          name="payLater"
          checked={state.paysLater}
          onChange={(event) => state.setPaysLater(event.target.checked)}
          label={<FormattedMessage {...paymentMessages.payLater} />}
          hint={<FormattedMessage {...paymentMessages.payLaterHint} />}
        />
      )}
    </>
  )
}

const NEW_OPTION: RadioOption = {
  value: NEW_CARD,
  label: <FormattedMessage {...paymentMessages.newCard} />,
}

function CurrentCard({ state: { current, replaceCurrent } }: { state: PaymentState }) {
  return (
    <div className={styles.current}>
      <p className={styles.currentCard}>{current && <PaymentText instrument={current} />}</p>
      <Button variant="quiet" size="sm" onClick={replaceCurrent}>
        <FormattedMessage {...paymentMessages.useAnotherCard} />
      </Button>
    </div>
  )
}

/** Returns the option for a saved card. An expired card is disabled and says so (PAY-013). */
export function toOption(card: SavedCard): RadioOption {
  const { id, cardType, maskedNumber, isExpired } = card
  return {
    value: id,
    isDisabled: isExpired,
    label: <CardText cardType={cardType} maskedNumber={maskedNumber} />,
    hint: <CardExpiry card={card} />,
  }
}

function SaveCard({ state }: { state: PaymentState }) {
  const isForSubscription = paysSubscription(state)
  if (isForSubscription || state.paysLater) {
    const why = isForSubscription
      ? paymentMessages.saveCardForSubscription
      : paymentMessages.saveCardToPayLater
    return (
      <p>
        <FormattedMessage {...why} />
      </p>
    )
  }
  return (
    <CheckboxField
      name="saveCard"
      checked={state.mayKeep}
      onChange={(event) => state.setMayKeep(event.target.checked)}
      label={<FormattedMessage {...paymentMessages.saveCard} />}
    />
  )
}
