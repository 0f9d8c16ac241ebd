import { FormattedMessage } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import type { ReturnState } from '@/rules/return-state'
import { errorMessages } from '@/errors/errors.messages'
import { orderMessages } from '@/purchase/order-parts/order.messages'
import { readPendingOrder } from '@/shopper/basket/pending-order-marker'
import { readLostBag } from '@/shopper/session/session-events'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button, ButtonLink } from '@/ui/button'
import { Link } from '@/ui/link'
import { bagMessages } from './bag.messages'
import { useRestoreBag } from './use-restore-bag'
import type { VisitEnd } from './use-visit-end'

const BACK_TO_BAG: ReturnState = { from: paths.bag() }

/** Shown after a session has ended, in place of the words for an empty bag. */
export function ExpiredNotice({ end }: { end: VisitEnd }) {
  if (end === 'guest') return <LostBag />
  return (
    <Alert title={<FormattedMessage {...errorMessages.sessionExpired} />}>
      <p>
        <FormattedMessage {...bagMessages.bagWaits} />
      </p>
      <ButtonLink size="sm" to={paths.login()} state={BACK_TO_BAG}>
        <FormattedMessage {...bagMessages.logIn} />
      </ButtonLink>
    </Alert>
  )
}

/** What became of a guest's bag and order, and a button that puts the lines into a new bag. */
function LostBag() {
  const { id: siteId } = useSite()
  const { restore, isPending, missing } = useRestoreBag()
  const bag = readLostBag(siteId)
  if (!bag) return null
  return (
    <Alert title={<FormattedMessage {...bagMessages.guestExpiredTitle} />}>
      <p>
        <FormattedMessage {...bagMessages.guestExpired} />
      </p>
      <OrderOf siteId={siteId} bag={bag} />
      {missing.length > 0 && (
        <p role="alert">
          <FormattedMessage {...bagMessages.notRestored} values={{ names: missing }} />
        </p>
      )}
      <Button size="sm" isPending={isPending} onClick={() => restore(bag)}>
        <FormattedMessage {...bagMessages.restoreBag} />
      </Button>
    </Alert>
  )
}

/** What became of the order of a bag that was ready to be ordered. */
function OrderOf({ siteId, bag }: { siteId: string; bag: Basket }) {
  const marker = readPendingOrder(siteId)
  if (marker?.basketId === bag.basketId && marker?.isUnclear) {
    const { orderNo = '' } = marker
    const values = { orderNo, email: bag.customerInfo?.email ?? '' }
    return (
      <p>
        <FormattedMessage {...bagMessages.orderUnclear} values={values} />{' '}
        <Link to={paths.trackOrder()}>
          <FormattedMessage {...orderMessages.track} />
        </Link>
      </p>
    )
  }
  if (!bag.paymentInstruments?.length) return null
  return (
    <p>
      <FormattedMessage {...bagMessages.nothingOrdered} />
    </p>
  )
}
