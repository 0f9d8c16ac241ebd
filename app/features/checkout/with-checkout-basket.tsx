import type { ReactNode } from 'react'
import { Redirect } from 'react-router-dom'
import { FormattedMessage } from 'react-intl'
import { readQuantityExceptions } from '@/commerce-client/basket-notices'
import type { Basket } from '@/commerce-client/baskets'
import { findCheckoutDetour, type CheckoutDetour, type CheckoutStep } from '@/domain/checkout-steps'
import { errorMessages } from '@/errors/errors.messages'
import { useBasket } from '@/shopper/basket/use-basket'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { CheckoutLayout } from './checkout-layout'
import { CheckoutSkeleton } from './checkout-skeleton'

interface WithCheckoutBasketProps {
  step: CheckoutStep
  children: (basket: Basket) => ReactNode
}

const PATHS: Record<NonNullable<CheckoutDetour>, string> = {
  bag: paths.bag(),
  shipping: paths.shipping(),
  payment: paths.billing(),
}

/** Shows a checkout page once the basket is there, or leads to where data is missing (CHK-011). */
export function WithCheckoutBasket({ step, children }: WithCheckoutBasketProps) {
  const { data: basket, isError } = useBasket()
  if (basket === undefined)
    return isError ? <Failure step={step} /> : <CheckoutSkeleton step={step} />
  const detour = basket ? findDetour(step, basket) : 'bag'
  if (detour) return <Redirect to={PATHS[detour]} />
  return <>{basket && children(basket)}</>
}

// Quantities that cannot be had are settled in the bag (CART-054).
function findDetour(step: CheckoutStep, basket: Basket): CheckoutDetour {
  return readQuantityExceptions(basket).length > 0 ? 'bag' : findCheckoutDetour(step, basket)
}

function Failure({ step }: { step: CheckoutStep }) {
  return (
    <CheckoutLayout step={step} aside={null}>
      <Alert tone="error">
        <FormattedMessage {...errorMessages.generic} />
      </Alert>
    </CheckoutLayout>
  )
}
