import { FormattedMessage, FormattedNumber, defineMessages } from 'react-intl'
import { tierAt, type PriceTier } from '@/rules/price-tiers'
import { Money } from '@/ui/price'
import styles from './price-tiers.module.css'

const messages = defineMessages({
  tiers: { id: 'tiers.caption', defaultMessage: 'The more, the less each' },
  tierFrom: { id: 'tiers.from', defaultMessage: 'Quantity' },
  tierPrice: { id: 'tiers.price', defaultMessage: 'Price each' },
  tierSaving: { id: 'tiers.saving', defaultMessage: 'You save' },
  tierRange: { id: 'tiers.range', defaultMessage: '{from, number} to {to, number}' },
  tierOpen: { id: 'tiers.open', defaultMessage: '{from, number} and more' },
})

interface PriceTiersProps {
  tiers: readonly PriceTier[]
  /** Price per piece without tiers. */
  list: number
  quantity: number
}

/** The price tiers by quantity, with the row for the current quantity marked (SITE-009). */
export default function PriceTiers({ tiers, list, quantity }: PriceTiersProps) {
  const reached = tierAt(tiers, quantity)
  return (
    <table className={styles.tiers}>
      <caption className={styles.caption}>
        <FormattedMessage {...messages.tiers} />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage {...messages.tierFrom} />
          </th>
          <th scope="col">
            <FormattedMessage {...messages.tierPrice} />
          </th>
          <th scope="col">
            <FormattedMessage {...messages.tierSaving} />
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier, at) => {
          const next = tiers[at + 1]
          return (
            <tr key={tier.quantity} aria-current={tier === reached ? 'true' : undefined}>
              <th scope="row">
                <TierQuantity from={tier.quantity} to={next && next.quantity - 1} />
              </th>
              <td>
                <Money amount={tier.price} />
              </td>
              <td>
                {tier.price < list ? (
                  <FormattedNumber value={1 - tier.price / list} style="percent" />
                ) : (
                  '–'
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function TierQuantity({ from, to }: { from: number; to?: number }) {
  if (to === from) return <FormattedNumber value={from} />
  const message = to === undefined ? messages.tierOpen : messages.tierRange
  return <FormattedMessage {...message} values={{ from, to }} />
}
