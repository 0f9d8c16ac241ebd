import { fromBagQuantities } from '@domain/box-mix'
import { isPercentUnit } from '@domain/box-rules'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, defineMessages } from 'react-intl'
import { lineProductsQuery } from '@/commerce-client/line-products.queries'
import { readCustomMix } from '@/domain/custom-mix'
import { useSite } from '@/site/use-site'
import styles from './line-mix.module.css'

const messages = defineMessages({
  title: { id: 'line.mix', defaultMessage: 'In your box' },
  pieces: { id: 'line.mixPieces', defaultMessage: '{quantity, number} × {name}' },
  percent: { id: 'line.mixPercent', defaultMessage: '{quantity, number}% {name}' },
})

/** What a shopper filled a box with, piece by piece (CART-059); nothing for other lines. */
export function LineMix({ customMix }: { customMix: unknown }) {
  const { id: siteId } = useSite()
  const mix = readCustomMix(customMix)
  const ids = mix?.box.map(({ pid }) => pid) ?? []
  const { data: products = {} } = useQuery(lineProductsQuery(siteId, ids))
  if (!mix) return null
  const isPercent = isPercentUnit(mix.unitType)
  const message = isPercent ? messages.percent : messages.pieces
  const pieces = fromBagQuantities(
    { maximum: 100, isPercent },
    mix.box.map(({ pid, qty }) => ({ id: pid, qty })),
  )
  return (
    <div className={styles.mix}>
      <p className={styles.title}>
        <FormattedMessage {...messages.title} />
      </p>
      <ul>
        {pieces.map(({ id, qty }) => (
          <li key={id}>
            <FormattedMessage
              {...message}
              values={{ quantity: qty, name: products[id]?.name ?? id }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
