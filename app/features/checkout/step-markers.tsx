import { FormattedMessage, useIntl } from 'react-intl'
import { checkoutSteps, type CheckoutStep } from '@/rules/checkout-steps'
import { paths } from '@/site/paths'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { checkoutMessages, stepMessages } from './checkout.messages'
import styles from './step-markers.module.css'

const PATHS: Record<CheckoutStep, string> = {
  shipping: paths.shipping(),
  payment: paths.billing(),
  review: paths.reviewOrder(),
  confirmation: paths.orderConfirmation(),
}

/** The four steps. Earlier steps are links, and going back loses no data (CHK-005, CHK-058). */
export function StepMarkers({ current }: { current: CheckoutStep }) {
  const { formatMessage } = useIntl()
  const place = checkoutSteps.indexOf(current)
  return (
    <nav aria-label={formatMessage(checkoutMessages.steps)}>
      <ol className={styles.steps}>
        {checkoutSteps.map((step, index) => {
          const isDone = index < place
          const marker = <Marker step={step} number={index + 1} isDone={isDone} />
          return (
            <li
              key={step}
              aria-current={index === place ? 'step' : undefined}
              className={classNames(
                styles.step,
                isDone && styles.done,
                index === place && styles.current,
              )}
            >
              {isDone && current !== 'confirmation' ? (
                <Link to={PATHS[step]}>{marker}</Link>
              ) : (
                marker
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

interface MarkerProps {
  step: CheckoutStep
  number: number
  isDone: boolean
}

function Marker({ step, number, isDone }: MarkerProps) {
  return (
    <>
      <span className={styles.number}>
        {isDone ? <Icon name="check" size={16} /> : number}
        {isDone && (
          <span className="visually-hidden">
            {number} <FormattedMessage {...checkoutMessages.stepDone} />
          </span>
        )}
      </span>
      <span className={styles.label}>
        <FormattedMessage {...stepMessages[step]} />
      </span>
    </>
  )
}
