import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { FormattedMessage, useIntl, defineMessages } from 'react-intl'
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
import styles from './subscription.module.css'
import { SubscriptionSkeleton } from './subscription-skeleton'
import { useTimedOut } from '@/lib/use-timed-out'

const messages = defineMessages({
  legend: { id: 'subscription.legend', defaultMessage: 'How often?' },
  once: { id: 'subscription.once', defaultMessage: 'Just this once' },
  again: { id: 'subscription.again', defaultMessage: 'Subscribe, and never run out' },
  reward: {
    id: 'subscription.reward',
    defaultMessage: '{percent}% off every delivery after the first',
  },
  frequency: { id: 'subscription.frequency', defaultMessage: 'Deliver' },
  choose: { id: 'subscription.choose', defaultMessage: 'Choose how often' },
})

/** The widget's events. */
const EVENTS = [
  'og-receive-offer',
  'og-optin-product',
  'og-optout-product',
  'og-product-change-frequency',
  'og-cart-updated',
]
const REFRESH_DELAY_MS = 500

/** Calls `refresh` half a second after the last event of the widget (PDP-074). */
export function useWidgetEvents(refresh: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refreshSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(refresh, REFRESH_DELAY_MS)
    }
    EVENTS.forEach((name) => window.addEventListener(name, refreshSoon))
    return () => {
      clearTimeout(timer)
      EVENTS.forEach((name) => window.removeEventListener(name, refreshSoon))
    }
  }, [refresh])
}

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
