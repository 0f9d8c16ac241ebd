import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import type { Order } from '@/commerce-client/orders'
import type { Subscription } from '@/integrations/subscriptions/subscriptions.port'
import { subscriptionsQuery } from '@/integrations/subscriptions/subscriptions.queries'
import { writeFrequency } from '@/purchase/order-parts/frequency-text'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { toIntervalName } from '@/rules/interval'
import { isEnded } from '@/rules/order-status'
import { pickupShopOf, splitShipments } from '@/rules/shipments'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { DayText } from '@/ui/day-text'
import { Link } from '@/ui/link'
import styles from './order-confirmation.module.css'

const messages = defineMessages({
  title: { id: 'nextSteps.title', defaultMessage: 'What happens next' },
  parcels: {
    id: 'nextSteps.parcels',
    defaultMessage:
      '{count, plural, one {We pack your order with care, and write to you when it leaves us.} other {We pack your # parcels with care, and write to you as each of them leaves us.}}',
  },
  pickup: {
    id: 'nextSteps.pickup',
    defaultMessage:
      '{shop} prepares your order and writes to you when it is ready to be collected.',
  },
  giftCards: {
    id: 'nextSteps.giftCards',
    defaultMessage:
      '{count, plural, one {The e-gift card is mailed to the person it is for on the day you chose.} other {Each e-gift card is mailed to the person it is for on the day you chose.}}',
  },
  giftCardsNow: {
    id: 'nextSteps.giftCardsNow',
    defaultMessage:
      '{count, plural, one {The e-gift card is mailed to the person it is for as soon as it is paid.} other {Each e-gift card is mailed to the person it is for as soon as it is paid.}}',
  },
  again: { id: 'nextSteps.again', defaultMessage: '{product} comes again on {day} ({often}).' },
  begun: { id: 'nextSteps.begun', defaultMessage: 'Your subscription comes again by itself.' },
  change: { id: 'nextSteps.change', defaultMessage: 'Move, skip or stop deliveries' },
})

/** What is done for a placed order without the shopper, and when a subscription comes again. */
export function NextSteps({ order }: { order: Order }) {
  if (isEnded(order)) return null
  const { deliveries, pickups } = splitShipments(order)
  return (
    <TitledSection title={messages.title}>
      <ul className={styles.next}>
        {deliveries.length > 0 && (
          <li>
            <FormattedMessage {...messages.parcels} values={{ count: deliveries.length }} />
          </li>
        )}
        {pickups.map((shipment) => (
          <li key={shipment.shipmentId}>
            <FormattedMessage
              {...messages.pickup}
              values={{ shop: pickupShopOf(shipment)?.name }}
            />
          </li>
        ))}
        <GiftCards order={order} />
        <Subscriptions order={order} />
      </ul>
    </TitledSection>
  )
}

function GiftCards({ order: { giftCertificateItems = [] } }: { order: Order }) {
  const later = giftCertificateItems.filter((item) => typeof item.c_sendDate === 'string').length
  const now = giftCertificateItems.length - later
  return (
    <>
      {now > 0 && (
        <li>
          <FormattedMessage {...messages.giftCardsNow} values={{ count: now }} />
        </li>
      )}
      {later > 0 && (
        <li>
          <FormattedMessage {...messages.giftCards} values={{ count: later }} />
        </li>
      )}
    </>
  )
}

/** Only customers have subscriptions; the provider may not know a new one yet. */
function Subscriptions({ order }: { order: Order }) {
  const { id: siteId } = useSite()
  const query = subscriptionsQuery(siteId)
  const isSubscribed =
    order.guest === false && order.productItems?.some((line) => line.c_subscriptionFrequency)
  const { data, isError } = useQuery({ ...query, enabled: query.enabled && Boolean(isSubscribed) })
  if (!isSubscribed || (!data && !isError)) return null
  const begun = data?.filter((one) => one.firstOrderNo === order.orderNo && one.nextOn) ?? []
  const change = (
    <Link to={paths.subscriptions()}>
      <FormattedMessage {...messages.change} />
    </Link>
  )
  return begun.length === 0 ? (
    <li>
      <FormattedMessage {...messages.begun} /> {change}
    </li>
  ) : (
    begun.map((one) => (
      <li key={one.id}>
        <Again subscription={one} /> {change}
      </li>
    ))
  )
}

function Again({ subscription }: { subscription: Subscription }): ReactNode {
  const { productName, quantity, nextOn = '', interval } = subscription
  return (
    <FormattedMessage
      {...messages.again}
      values={{
        product: quantity > 1 ? `${quantity} × ${productName}` : productName,
        day: (
          <strong>
            <DayText day={nextOn} isLong />
          </strong>
        ),
        often: writeFrequency(useIntl(), toIntervalName(interval)),
      }}
    />
  )
}
