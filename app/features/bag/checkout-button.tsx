import { FormattedMessage, useIntl } from 'react-intl'
import { readQualifiers } from '@/commerce-client/basket-notices'
import type { Basket } from '@/commerce-client/baskets'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { useIsLargeEnough } from '@/shopper/basket/use-is-large-enough'
import { VALIDATE_BASKET_ERROR } from '@/shopper/basket/validate-basket'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { useMoney } from '@/ui/price'
import styles from './bag-summary.module.css'
import { bagMessages } from './bag.messages'
import { useGoToCheckout } from './use-go-to-checkout'

interface CheckoutButtonProps {
  basket: Basket
  /** `true` while a line's quantity is invalid (CART-054). */
  isBlocked: boolean
}

export function CheckoutButton({ basket, isBlocked }: CheckoutButtonProps) {
  const checkout = useGoToCheckout()
  const isLargeEnough = useIsLargeEnough(basket) ?? false
  const isClosed = isBlocked || !isLargeEnough
  return (
    <>
      {!isLargeEnough && <TooSmall basket={basket} />}
      <Button
        isWide
        disabled={isClosed}
        isPending={checkout.isChecking}
        aria-describedby={isClosed ? 'checkout-closed' : undefined}
        onFocus={checkout.approach}
        onPointerDown={checkout.approach}
        onClick={checkout.go}
      >
        <FormattedMessage {...bagMessages.checkout} />
      </Button>
      {isBlocked && (
        <p id={isLargeEnough ? 'checkout-closed' : undefined} className={styles.blocked}>
          <FormattedMessage {...bagMessages.checkoutBlocked} />
        </p>
      )}
      {checkout.error && !isClosed && <Failure error={checkout.error} />}
    </>
  )
}

/** Shows the amount missing to the site's minimum (CART-038). */
function TooSmall({ basket }: { basket: Basket }) {
  const writeMoney = useMoney()
  const { qdThreshold, qdRemaining } = readQualifiers(basket)
  if (!qdThreshold || !qdRemaining) {
    return (
      <p id="checkout-closed" className={styles.blocked}>
        <FormattedMessage {...bagMessages.thresholdUnknown} />
      </p>
    )
  }
  const amounts = { threshold: writeMoney(qdThreshold), remaining: writeMoney(qdRemaining) }
  return (
    <p id="checkout-closed" className={styles.blocked}>
      <FormattedMessage {...bagMessages.threshold} values={amounts} />
    </p>
  )
}

function Failure({ error }: { error: AppError }) {
  const intl = useIntl()
  const isChanged = error.type === VALIDATE_BASKET_ERROR
  return (
    <Alert tone="error">
      {isChanged ? (
        <FormattedMessage {...bagMessages.changedMeanwhile} />
      ) : (
        serverErrorText(error, intl)
      )}
    </Alert>
  )
}
