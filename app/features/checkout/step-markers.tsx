import { FormattedMessage, useIntl } from 'react-intl'
import { checkoutSteps, type CheckoutStep } from '@/rules/checkout-steps'
import { paths } from '@/site/paths'
import { Steps } from '@/ui/steps'
import { checkoutMessages, stepMessages } from './checkout.messages'

const PATHS: Record<CheckoutStep, string> = {
  shipping: paths.shipping(),
  payment: paths.billing(),
  review: paths.reviewOrder(),
  confirmation: paths.orderConfirmation(),
}

/** The four steps. Earlier steps are links, and going back loses no data (CHK-005, CHK-058). */
export function StepMarkers({ current }: { current: CheckoutStep }) {
  const { formatMessage } = useIntl()
  const steps = checkoutSteps.map((id) => ({
    id,
    text: <FormattedMessage {...stepMessages[id]} />,
    href: current === 'confirmation' ? undefined : PATHS[id],
  }))
  return (
    <nav aria-label={formatMessage(checkoutMessages.steps)}>
      <Steps steps={steps} current={checkoutSteps.indexOf(current)} />
    </nav>
  )
}
