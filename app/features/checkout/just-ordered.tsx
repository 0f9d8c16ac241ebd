import { FormattedMessage } from 'react-intl'
import { isEmptyBasket } from '@/rules/basket-contents'
import { useBasket } from '@/shopper/basket/use-basket'
import { readPendingOrder } from '@/shopper/basket/pending-order-marker'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Link } from '@/ui/link'
import { checkoutMessages } from './checkout.messages'
import styles from './just-ordered.module.css'

/** Replaces the empty bag right after an order with a link to that order. */
export function JustOrdered() {
  const { id: siteId } = useSite()
  const { data: basket } = useBasket()
  if (basket === undefined || (basket && !isEmptyBasket(basket))) return null
  const { isPlaced, orderNo } = readPendingOrder(siteId) ?? {}
  if (!isPlaced || !orderNo) return null
  return (
    <div className={`container ${styles.ordered}`}>
      <Alert
        tone="success"
        title={<FormattedMessage {...checkoutMessages.justOrdered} values={{ orderNo }} />}
      >
        <Link to={paths.orderConfirmation(orderNo)}>
          <FormattedMessage {...checkoutMessages.seeOrder} />
        </Link>
      </Alert>
    </div>
  )
}
