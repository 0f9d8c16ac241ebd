import { GIFT_CARD } from '@rules/payment-methods'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { serverErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import { FormFailure } from '@/forms/form-failure'
import { PaymentText } from '@/purchase/order-parts/payment-text'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { Button } from '@/ui/button'
import { Money, useMoney } from '@/ui/price'
import { GiftCardForm, type GiftCardChange, type GiftCardEntry } from './gift-card-form'
import { giftCardMessages } from './gift-cards.messages'
import styles from './gift-cards.module.css'

const SHOWN_DIGITS = 4

interface AppliedGiftCard {
  id: string
  /** Its number, of which only the last digits are shown. */
  masked: string
  amount: number
}

interface GiftCardsProps {
  applied: readonly AppliedGiftCard[]
  /** What they leave to be paid. */
  left: number
  application: GiftCardChange<GiftCardEntry>
  /** By the card's id. */
  removal: GiftCardChange<string>
  /** While it is being paid. */
  isLocked?: boolean
}

/** The applied gift cards with their amounts, and a form to add another one (PAY-025, PAY-031). */
export function GiftCards({
  applied,
  left,
  application,
  removal,
  isLocked = false,
}: GiftCardsProps) {
  const intl = useIntl()
  const heading = useRef<HTMLDivElement>(null)
  const [shown, show] = useState<'applied' | 'removed'>()
  const remove = (id: string) => {
    show(undefined)
    removal.mutate(id, {
      onSuccess: () => {
        show('removed')
        // the focused button has disappeared
        heading.current?.focus()
      },
    })
  }
  const isRefused = Boolean(removal.error) && !removal.isLoading && shown === undefined

  return (
    <TitledSection title={giftCardMessages.giftCards}>
      <div ref={heading} tabIndex={-1} className={styles.part}>
        {applied.length > 0 && (
          <ul className="stack-2">
            {applied.map(({ id, masked, amount }) => (
              <li key={id} className={styles.line}>
                <span>
                  <PaymentText
                    instrument={{ paymentMethodId: GIFT_CARD, maskedGiftCertificateCode: masked }}
                  />
                </span>
                <span className={styles.amount}>
                  <Money amount={-amount} />
                </span>
                <Button
                  variant="quiet"
                  size="sm"
                  isPending={removal.isLoading && removal.variables === id}
                  aria-label={intl.formatMessage(giftCardMessages.removeThisGiftCard, {
                    digits: masked.slice(-SHOWN_DIGITS),
                  })}
                  disabled={isLocked}
                  onClick={() => remove(id)}
                >
                  <FormattedMessage {...giftCardMessages.removeGiftCard} />
                </Button>
              </li>
            ))}
            <li className={styles.left}>
              <span>
                <FormattedMessage {...giftCardMessages.leftToPay} />
              </span>
              <span className={styles.amount}>
                <Money amount={left} />
              </span>
            </li>
          </ul>
        )}
        <FormFailure
          text={isRefused ? serverErrorText(toAppError(removal.error), intl) : undefined}
        />
        {left > 0 && (
          <GiftCardForm
            isFurther={applied.length > 0}
            isLocked={isLocked}
            application={application}
            onApplied={() => show('applied')}
          />
        )}
        <p role="status" className="visually-hidden">
          {shown && <Shown message={shown} left={left} />}
        </p>
      </div>
    </TitledSection>
  )
}

function Shown({ message, left }: { message: 'applied' | 'removed'; left: number }) {
  const writeMoney = useMoney()
  const text =
    message === 'applied' ? giftCardMessages.giftCardApplied : giftCardMessages.giftCardRemoved
  return <FormattedMessage {...text} values={{ left: writeMoney(left) }} />
}
