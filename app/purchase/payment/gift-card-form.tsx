import { useRef, useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { serverErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import { ruleMessages } from '@/forms/forms.messages'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { TextField } from '@/ui/text-field'
import styles from './gift-cards.module.css'
import { giftCardMessages } from './gift-cards.messages'

const MAX_NUMBER = 40
const MAX_PIN = 8

export interface GiftCardEntry {
  number: string
  /** The security code; empty if the card has none. */
  pin: string
}

/** A mutation that changes which gift cards pay. */
export interface GiftCardChange<Variables> {
  mutate: (variables: Variables, then: { onSuccess: () => void; onError?: () => void }) => void
  isLoading: boolean
  error: unknown
  variables?: Variables | undefined
}

interface GiftCardFormProps {
  /** `true` if other gift cards are already applied. */
  isFurther: boolean
  isLocked: boolean
  application: GiftCardChange<GiftCardEntry>
  onApplied: () => void
}

export function GiftCardForm({ isFurther, isLocked, application, onApplied }: GiftCardFormProps) {
  const intl = useIntl()
  const [number, setNumber] = useState('')
  const [pin, setPin] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (application.isLoading) return
    const entry = { number: number.trim(), pin: pin.trim() }
    setMissing(entry.number === '')
    if (entry.number === '') return field.current?.focus()
    application.mutate(entry, {
      onSuccess: () => {
        setNumber('')
        setPin('')
        onApplied()
      },
      onError: () => field.current?.focus(),
    })
  }
  const refusal = application.error
    ? serverErrorText(toAppError(application.error), intl)
    : undefined
  const missing = isMissing ? intl.formatMessage(ruleMessages.required) : undefined

  return (
    <details className={styles.entry}>
      <summary className={styles.toggle}>
        <FormattedMessage
          {...(isFurther ? giftCardMessages.anotherGiftCard : giftCardMessages.haveGiftCard)}
        />
        <Icon name="chevron-down" size={18} />
      </summary>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label={<FormattedMessage {...giftCardMessages.giftCardNumber} />}
          name="giftCardNumber"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_NUMBER}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          error={missing ?? refusal}
        />
        <TextField
          label={<FormattedMessage {...giftCardMessages.giftCardPin} />}
          hint={<FormattedMessage {...giftCardMessages.giftCardPinHint} />}
          name="giftCardPin"
          inputMode="numeric"
          maxLength={MAX_PIN}
          value={pin}
          onChange={(event) => setPin(event.target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          disabled={isLocked}
          isPending={application.isLoading}
        >
          <FormattedMessage {...giftCardMessages.applyGiftCard} />
        </Button>
      </form>
    </details>
  )
}
