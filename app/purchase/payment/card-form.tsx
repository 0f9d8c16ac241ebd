import { useState, type ReactNode, type RefObject } from 'react'
import { FormattedMessage, useIntl, defineMessages } from 'react-intl'
import { AUTOFILL } from '@/forms/autofill'
import { fieldLabels } from '@/forms/field-labels.messages'
import { cardMonths, listCardYears } from '@/forms/rules/card'
import { toErrorText } from '@/forms/use-form-field'
import type { HostedField } from '@/integrations/card-gateway/card-fields.port'
import { Alert } from '@/ui/alert'
import { RetryButton } from '@/ui/load-failure'
import { classNames } from '@/ui/class-names'
import { FieldError } from '@/ui/field-error'
import { Icon } from '@/ui/icon'
import { SelectField } from '@/ui/select-field'
import styles from './card-form.module.css'
import type { CardForm as CardFormState } from './use-card-form'

const messages = defineMessages({
  cardSafe: {
    id: 'checkout.cardSafe',
    defaultMessage: 'Your card details go straight to our payment provider, encrypted.',
  },
  cardFailed: { id: 'checkout.cardFailed', defaultMessage: 'The card form could not be loaded.' },
  securityCodeHint: {
    id: 'checkout.securityCodeHint',
    defaultMessage: '3 digits on the back, 4 on the front of American Express',
  },
})

const monthOptions = cardMonths.map((month) => ({ value: month, label: month }))

/**
 * The form for a new card: number and security code in the gateway's frames, the expiry date in our
 * fields.
 */
export function CardForm({ card }: { card: CardFormState }) {
  const intl = useIntl()
  const [years] = useState(() => listCardYears(new Date()))
  const { containers, errors, expiry, changeExpiry } = card
  return (
    <div className="stack-4" aria-busy={card.status === 'loading'}>
      <p className={styles.safe}>
        <Icon name="lock" size={18} />
        <FormattedMessage {...messages.cardSafe} />
      </p>
      {card.status === 'failed' && (
        <Alert
          ref={card.failure}
          tone="error"
          title={<FormattedMessage {...messages.cardFailed} />}
        >
          <RetryButton onRetry={card.retry} />
        </Alert>
      )}
      <div className={styles.grid}>
        <HostedInput card={card} name="number" container={containers.number} isWide />
        <SelectField
          id={card.fieldId('expirationMonth')}
          label={<FormattedMessage {...fieldLabels.expirationMonth} />}
          name="expirationMonth"
          autoComplete={AUTOFILL.expirationMonth}
          placeholder="MM"
          options={monthOptions}
          value={expiry.month}
          onChange={(event) => changeExpiry('month', event.target.value)}
          error={toErrorText(errors.expirationMonth, intl)}
        />
        <SelectField
          id={card.fieldId('expirationYear')}
          label={<FormattedMessage {...fieldLabels.expirationYear} />}
          name="expirationYear"
          autoComplete={AUTOFILL.expirationYear}
          placeholder="YYYY"
          options={years.map((year) => ({ value: year, label: year }))}
          value={expiry.year}
          onChange={(event) => changeExpiry('year', event.target.value)}
          error={toErrorText(errors.expirationYear, intl)}
        />
        <HostedInput card={card} name="securityCode" container={containers.securityCode}>
          <FormattedMessage {...messages.securityCodeHint} />
        </HostedInput>
      </div>
    </div>
  )
}

interface HostedInputProps {
  card: CardFormState
  name: HostedField
  container: RefObject<HTMLDivElement>
  isWide?: boolean
  children?: ReactNode
}

const LABELS = { number: fieldLabels.cardNumber, securityCode: fieldLabels.securityCode }

/**
 * The frame of a hosted field. The input has its accessible name inside the frame; label and error
 * shown here are only visual.
 */
function HostedInput({ card, name, container, isWide, children }: HostedInputProps) {
  const intl = useIntl()
  const id = card.fieldId(name)
  const error = toErrorText(card.errors[name], intl)
  const isFocused = card.hosted[name]?.isFocused
  return (
    <div className={classNames(styles.field, isWide && styles.wide)}>
      <span className={styles.label} id={`${id}-label`}>
        <FormattedMessage {...LABELS[name]} />
      </span>
      <div
        id={id}
        ref={container}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error` : undefined}
        className={classNames(
          styles.frame,
          isFocused && styles.focused,
          error !== undefined && styles.invalid,
        )}
      />
      {children && <p className="note">{children}</p>}
      <FieldError id={id} error={error} />
    </div>
  )
}
