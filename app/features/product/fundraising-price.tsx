import { FormattedMessage, FormattedNumber, defineMessages } from 'react-intl'
import type { PriceView } from '@/commerce-client/product-price.mapper'
import { earningsOf, pricingDetailsOf, type PricingDetails } from '@/rules/pricing-details'
import { useSite } from '@/site/use-site'
import { Price, useMoney } from '@/ui/price'
import styles from './fundraising-price.module.css'

const messages = defineMessages({
  suggestedPrice: { id: 'fundraising.suggestedPrice', defaultMessage: 'Suggested selling price' },
  perUnit: { id: 'fundraising.perUnit', defaultMessage: '{price} per unit' },
  perCarton: { id: 'fundraising.perCarton', defaultMessage: '{price} per carton' },
  yourPrice: { id: 'fundraising.yourPrice', defaultMessage: 'Your price' },
  earnings: { id: 'fundraising.earnings', defaultMessage: 'Earnings' },
  earningsOf: { id: 'fundraising.earningsOf', defaultMessage: '{amount} on {count, number}' },
  share: { id: 'fundraising.share', defaultMessage: 'Stays with your cause' },
})

interface FundraisingPriceProps {
  price: PriceView
  /** Details returned by the service; if undefined, they are calculated from the price. */
  given?: PricingDetails
  /** Units per case; undefined if the product is not a case. */
  units?: number
  quantity: number
}

/** The customer's price, the suggested selling price, and the earnings (PDP-025, PDP-027). */
export default function FundraisingPrice({ price, given, units, quantity }: FundraisingPriceProps) {
  const { currency } = useSite()
  const writeMoney = useMoney()
  const details = given ?? pricingDetailsOf(price, currency, units)
  const { standard, discountPercent } = details
  const isCase = units !== undefined
  return (
    <dl className={styles.offer}>
      <div>
        <dt>
          <FormattedMessage {...messages.yourPrice} />
        </dt>
        <dd aria-live="polite">
          <Price amount={price.amount} size="lg" />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage {...messages.suggestedPrice} />
        </dt>
        <dd>
          <FormattedMessage
            {...messages.perUnit}
            values={{ price: writeMoney(standard.pricePerUnit) }}
          />
        </dd>
        {isCase && (
          <dd>
            <FormattedMessage
              {...messages.perCarton}
              values={{ price: writeMoney(standard.price) }}
            />
          </dd>
        )}
      </div>
      <div>
        <dt>
          <FormattedMessage {...messages.earnings} />
        </dt>
        <dd aria-live="polite">
          <FormattedMessage
            {...messages.earningsOf}
            values={{
              amount: writeMoney(earningsOf(details, quantity)),
              count: quantity,
            }}
          />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage {...messages.share} />
        </dt>
        <dd>
          <FormattedNumber value={discountPercent / 100} style="percent" />
        </dd>
      </div>
    </dl>
  )
}
