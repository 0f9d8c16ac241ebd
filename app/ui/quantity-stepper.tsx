import { useId, type ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { Icon } from './icon'
import styles from './quantity-stepper.module.css'

const messages = defineMessages({
  label: { id: 'quantity.label', defaultMessage: 'Quantity' },
  less: { id: 'quantity.less', defaultMessage: 'Decrease quantity' },
  more: { id: 'quantity.more', defaultMessage: 'Increase quantity' },
})

interface QuantityStepperProps {
  /** The field's text instead of a number, because it may be empty while typing. */
  value: string
  onType: (text: string) => void
  /** Called when plus or minus is clicked. */
  onStep: (direction: 1 | -1) => void
  onBlur?: () => void
  canDecrease?: boolean
  canIncrease?: boolean
  /** Accessible name; contains the item's name if there are several steppers. */
  label?: string
  message?: ReactNode
  /** The shown quantity is not available, as explained by the message. */
  isInvalid?: boolean
  isDisabled?: boolean
}

/** Minus, number field, plus. Only presentation: the component that uses it applies the rules. */
export function QuantityStepper({
  canDecrease = true,
  canIncrease = true,
  isDisabled = false,
  ...props
}: QuantityStepperProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const name = props.label ?? formatMessage(messages.label)
  const step = (direction: 1 | -1, isPossible: boolean) => ({
    type: 'button' as const,
    className: styles.step,
    // clicks before hydration count as well: `hydration/pending-input.ts`
    'data-step': '',
    disabled: isDisabled || !isPossible,
    onClick: () => props.onStep(direction),
  })
  return (
    <div>
      <div className={styles.frame} role="group" aria-label={name}>
        <button {...step(-1, canDecrease)} aria-label={formatMessage(messages.less)}>
          <Icon name="minus" size={18} />
        </button>
        <input
          className={styles.value}
          inputMode="numeric"
          autoComplete="off"
          aria-label={name}
          aria-invalid={props.isInvalid || undefined}
          aria-describedby={props.message ? id : undefined}
          value={props.value}
          disabled={isDisabled}
          onChange={(event) => props.onType(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={props.onBlur}
        />
        <button {...step(1, canIncrease)} aria-label={formatMessage(messages.more)}>
          <Icon name="plus" size={18} />
        </button>
      </div>
      <p id={id} className={styles.message} aria-live="polite">
        {props.message}
      </p>
    </div>
  )
}
