import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Redirect } from 'react-router-dom'
import { FormattedMessage } from 'react-intl'
import { readQuantityExceptions } from '@/commerce-client/basket-notices'
import type { Basket } from '@/commerce-client/baskets'
import {
  checkoutStepOf,
  findCheckoutDetour,
  type CheckoutDetour,
  type CheckoutStep,
} from '@/rules/checkout-steps'
import { errorMessages } from '@/errors/errors.messages'
import { tidyShipments, untidinessOf } from '@/purchase/recipients/tidy-shipments'
import { useRememberBagBeforeChange } from '@/shopper/basket/bag-before-change'
import { useBasket } from '@/shopper/basket/use-basket'
import { useIsLargeEnough } from '@/shopper/basket/use-is-large-enough'
import { readPendingOrder, readUnfinishedOrder } from '@/shopper/basket/pending-order-marker'
import { RedirectToLogin } from '@/shopper/session/redirect-to-login'
import { useSessionExpired } from '@/shopper/session/use-session-expired'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Skeleton } from '@/ui/skeleton'
import { CheckoutLayout } from './checkout-layout'
import { checkoutMessages } from './checkout.messages'
import { AfterUnfinishedOrder, UnfinishedOrder } from './unfinished-order'
import { OrderSummarySkeleton } from './order-summary'

interface WithCheckoutBasketProps {
  step: CheckoutStep
  children: (basket: Basket) => ReactNode
}

const PATHS: Record<NonNullable<CheckoutDetour>, string> = {
  bag: paths.bag(),
  shipping: paths.shipping(),
  payment: paths.billing(),
}

/**
 * Shows a checkout page once the basket is loaded, or redirects to the step with missing data
 * (CHK-011). If a customer's session expires here, logging in leads back to the same step, because
 * the basket belongs to the customer.
 */
export function WithCheckoutBasket(props: WithCheckoutBasketProps) {
  const hasExpired = useSessionExpired()
  if (hasExpired) return <RedirectToLogin />
  return (
    <AfterUnfinishedOrder>
      <Guarded {...props} />
    </AfterUnfinishedOrder>
  )
}

function Guarded({ step, children }: WithCheckoutBasketProps) {
  const { id: siteId } = useSite()
  useRememberBagBeforeChange()
  const { data: basket, isError } = useBasket()
  const first = useRef<string>()
  const isShown = useRef(false)
  const isMethodChosen = useMethodsChosen(step, basket)
  if (basket === undefined)
    return isError ? <Failure step={step} /> : <CheckoutSkeleton step={step} />
  first.current ??= basket?.basketId
  if (first.current !== basket?.basketId) {
    return <Replaced siteId={siteId} basketId={first.current} basket={basket} />
  }
  if (!basket) return <Redirect to={PATHS.bag} />
  // a page that is shown keeps what the shopper opened and typed while a method is chosen again
  if (!isMethodChosen && !isShown.current) return <CheckoutSkeleton step={step} />
  const detour = isMethodChosen ? findDetour(step, basket) : undefined
  if (detour) return <Redirect to={PATHS[detour]} />
  isShown.current = true
  return <UnlessTooSmall basket={basket}>{children(basket)}</UnlessTooSmall>
}

/**
 * If the basket is below the site's minimum, redirects to the bag, which shows the missing amount
 * (CART-037).
 */
function UnlessTooSmall({ basket, children }: { basket: Basket; children: ReactNode }) {
  return useIsLargeEnough(basket) === false ? <Redirect to={PATHS.bag} /> : <>{children}</>
}

interface ReplacedProps {
  siteId: string
  /** The id of the basket that was shown. */
  basketId: string | undefined
  basket: Basket | null
}

/**
 * Handles a basket that no longer exists: if it was ordered, in this tab or another, shows the
 * order; if there is another basket, starts at the first step (CHK-006).
 */
function Replaced({ siteId, basketId, basket }: ReplacedProps) {
  const marker = readPendingOrder(siteId)
  if (marker?.basketId === basketId && marker?.isPlaced)
    return <Redirect to={paths.orderConfirmation(marker.orderNo)} />
  if (!basket && readUnfinishedOrder(siteId)?.basketId === basketId)
    return <UnfinishedOrder onOver={() => {}} />
  return <Redirect to={basket ? paths.shipping() : paths.bag()} />
}

// Unavailable quantities must be corrected in the bag (CART-054).
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

/** The placeholder of a checkout page until the basket is loaded. */
function CheckoutSkeleton({ step }: { step: CheckoutStep }) {
  return (
    <CheckoutLayout step={step} aside={<OrderSummarySkeleton />}>
      <p className="visually-hidden" role="status">
        <FormattedMessage {...checkoutMessages.loading} />
      </p>
      <Skeleton height="10rem" />
      <Skeleton height="28rem" />
    </CheckoutLayout>
  )
}

/**
 * If the basket has addresses but no shipping methods, chooses the service's preferred methods, so
 * that the shopper can stay at payment or review (CHK-008, CHK-018).
 * @returns false while that is pending; if it fails, the shopper is redirected to the shipping page
 */
function useMethodsChosen(step: CheckoutStep, basket: Basket | null | undefined): boolean {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const [tried, setTried] = useState('')
  // prevents a second request when the basket is refetched meanwhile
  const asked = useRef('')
  const isMissing =
    Boolean(basket) && step !== 'shipping' && checkoutStepOf(basket ?? {}) === 'payment'
  const missing = basket && isMissing ? untidinessOf(basket) : ''
  const isChosen = missing === '' || missing === tried
  useEffect(() => {
    if (!basket || isChosen || asked.current === missing) return
    asked.current = missing
    void tidyShipments(queryClient, siteId, basket).then(() => setTried(missing))
  }, [basket, isChosen, missing, queryClient, siteId])
  return isChosen
}
