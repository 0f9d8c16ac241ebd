import { FormattedMessage, useIntl } from 'react-intl'
import { isMailedOnly, type BasketContents } from '@/rules/basket-contents'
import { checkoutSteps, type CheckoutStep } from '@/rules/checkout-steps'
import { useBasket } from '@/shopper/basket/use-basket'
import { paths } from '@/site/paths'
import { Steps } from '@/ui/steps'
import { checkoutMessages, stepMessages } from './checkout.messages'

const PATHS: Record<CheckoutStep, string> = {
  shipping: paths.shipping(),
  payment: paths.billing(),
  review: paths.reviewOrder(),
  confirmation: paths.orderConfirmation(),
}

/** The names of the steps; nothing of an order of e-mailed gift cards alone is shipped. */
export function useStepNames(contents?: BasketContents): typeof stepMessages {
  // each part that fetches would try again after a failure, and the page would begin anew
  const { data: basket } = useBasket({ isFetched: false })
  const isMailed = isMailedOnly(contents ?? basket ?? {})
  return isMailed ? { ...stepMessages, shipping: checkoutMessages.stepContact } : stepMessages
}

interface StepMarkersProps {
  current: CheckoutStep
  /** Of the order; by default of the bag. */
  contents?: BasketContents
}

/** The four steps. Earlier steps are links, and going back loses no data (CHK-005, CHK-058). */
export function StepMarkers({ current, contents }: StepMarkersProps) {
  const { formatMessage } = useIntl()
  const names = useStepNames(contents)
  const steps = checkoutSteps.map((id) => ({
    id,
    text: <FormattedMessage {...names[id]} />,
    href: current === 'confirmation' ? undefined : PATHS[id],
  }))
  return (
    <nav aria-label={formatMessage(checkoutMessages.steps)}>
      <Steps steps={steps} current={checkoutSteps.indexOf(current)} />
    </nav>
  )
}
