import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Basket, PaymentInstrument } from '@/commerce-client/baskets'
import { amountToPay, isGiftCard } from '@/rules/payment'
import { PaymentText } from '@/purchase/order-parts/payment-text'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { Button } from '@/ui/button'
import { Money, useMoney } from '@/ui/price'
import { GiftCardForm } from './gift-card-form'
import styles from './gift-cards.module.css'
import { useRemoveGiftCard } from './gift-cards.mutations'
import { paymentMessages } from './payment.messages'

const SHOWN_DIGITS = 4

/** The applied gift cards with their amounts, and a form to add another one (PAY-025, PAY-031). */
export function GiftCards({ basket }: { basket: Basket }) {
  const { formatMessage } = useIntl()
  const heading = useRef<HTMLDivElement>(null)
  const removal = useRemoveGiftCard()
  const [shown, show] = useState<{ message: 'applied' | 'removed'; left: number }>()
  const applied = (basket.paymentInstruments ?? []).filter(isGiftCard)
  const left = amountToPay(basket)
  const remove = (instrument: PaymentInstrument) =>
    removal.mutate(instrument.paymentInstrumentId ?? '', {
      onSuccess: (changed) => {
        show({ message: 'removed', left: amountToPay(changed) })
        // the focused button has disappeared
        heading.current?.focus()
      },
    })

  return (
    <TitledSection title={paymentMessages.giftCards}>
      <div ref={heading} tabIndex={-1} className={styles.part}>
        {applied.length > 0 && (
          <ul className="stack-2">
            {applied.map((instrument) => (
              <li key={instrument.paymentInstrumentId} className={styles.line}>
                <span>
                  <PaymentText instrument={instrument} />
                </span>
                <span className={styles.amount}>
                  <Money amount={-(instrument.amount ?? 0)} />
                </span>
                <Button
                  variant="quiet"
                  size="sm"
                  isPending={
                    removal.isLoading && removal.variables === instrument.paymentInstrumentId
                  }
                  aria-label={formatMessage(paymentMessages.removeThisGiftCard, {
                    digits: instrument.maskedGiftCertificateCode?.slice(-SHOWN_DIGITS),
                  })}
                  onClick={() => remove(instrument)}
                >
                  <FormattedMessage {...paymentMessages.removeGiftCard} />
                </Button>
              </li>
            ))}
            <li className={styles.left}>
              <span>
                <FormattedMessage {...paymentMessages.leftToPay} />
              </span>
              <span className={styles.amount}>
                <Money amount={left} />
              </span>
            </li>
          </ul>
        )}
        {left > 0 && (
          <GiftCardForm
            isFurther={applied.length > 0}
            onApplied={(changed) => show({ message: 'applied', left: amountToPay(changed) })}
          />
        )}
        <p role="status" className="visually-hidden">
          {shown && <Shown {...shown} />}
        </p>
      </div>
    </TitledSection>
  )
}

function Shown({ message, left }: { message: 'applied' | 'removed'; left: number }) {
  const writeMoney = useMoney()
  const text =
    message === 'applied' ? paymentMessages.giftCardApplied : paymentMessages.giftCardRemoved
  return <FormattedMessage {...text} values={{ left: writeMoney(left) }} />
}
