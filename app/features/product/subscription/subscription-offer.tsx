import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { subscriptionOffers } from '@/integrations/subscription-offers/subscription-offers.api'
import { toIntervalName } from '@/rules/interval'
import type { SubscriptionOffer as Offer } from '@/integrations/subscription-offers/subscription-offers.port'
import { frequencyMessages } from '@/purchase/order-parts/frequency-text'
import { LogInToSubscribe } from '@/purchase/subscriptions/log-in-to-subscribe'
import { useCustomer } from '@/shopper/customer/use-customer'
import { optIn, optOut, useFrequency } from '@/shopper/subscriptions/optins'
import { useSite } from '@/site/use-site'
import { RadioGroup } from '@/ui/radio-group'
import { SelectField } from '@/ui/select-field'
import { subscriptionMessages as messages } from './subscription.messages'
import styles from './subscription.module.css'
import { SubscriptionSkeleton } from './subscription-skeleton'
import { useTimedOut } from './use-timed-out'
import { useWidgetEvents } from './use-widget-events'

/**
 * Replaces the provider's widget. It shows a skeleton, then the offer, but nothing if the product
 * is not eligible or the provider does not respond in time (PDP-073).
 */
export default function SubscriptionOffer({ productId }: { productId: string }) {
  const { id: siteId } = useSite()
  const { data, refetch } = useQuery(['subscription-offer', siteId, productId], () =>
    subscriptionOffers.getOffer(siteId, productId),
  )
  const isLate = useTimedOut(data !== undefined)
  useWidgetEvents(useCallback(() => void refetch(), [refetch]))

  if (data === null || isLate) return null
  return data ? <Choice productId={productId} offer={data} /> : <SubscriptionSkeleton />
}

function Choice({ productId, offer }: { productId: string; offer: Offer }) {
  const { formatMessage } = useIntl()
  const { data: customer } = useCustomer()
  const chosen = useFrequency(productId)
  const [first] = offer.frequencies
  const options = offer.frequencies.map((frequency) => {
    const message = frequencyMessages[frequency.period]
    const label = message ? formatMessage(message, { every: frequency.every }) : ''
    return { value: toIntervalName(frequency), label }
  })
  const choose = (value: string) => {
    if (value === 'once') optOut(productId)
    else if (first) optIn(productId, chosen ?? toIntervalName(first), offer.offerId)
  }
  const reward = offer.ongoingPercent !== undefined && (
    <FormattedMessage {...messages.reward} values={{ percent: offer.ongoingPercent }} />
  )
  return (
    <div className={styles.offer}>
      <RadioGroup
        legend={<FormattedMessage {...messages.legend} />}
        name={`subscription-${productId}`}
        value={chosen === undefined ? 'once' : 'again'}
        onChange={(event) => choose(event.target.value)}
        options={[
          { value: 'once', label: <FormattedMessage {...messages.once} /> },
          { value: 'again', label: <FormattedMessage {...messages.again} />, hint: reward },
        ]}
      />
      <SelectField
        label={<FormattedMessage {...messages.frequency} />}
        value={chosen ?? ''}
        options={options}
        {...(chosen === undefined && { placeholder: formatMessage(messages.choose) })}
        onChange={(event) => optIn(productId, event.target.value, offer.offerId)}
      />
      <p className={styles.guest} role="status">
        {chosen !== undefined && customer === null && <LogInToSubscribe />}
      </p>
    </div>
  )
}
