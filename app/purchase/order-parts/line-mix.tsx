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
  const message = /percent|%/i.test(mix.unitType ?? '') ? messages.percent : messages.pieces
  return (
    <div className={styles.mix}>
      <p className={styles.title}>
        <FormattedMessage {...messages.title} />
      </p>
      <ul>
        {mix.box.map(({ pid, qty }) => (
          <li key={pid}>
            <FormattedMessage
              {...message}
              values={{ quantity: qty, name: products[pid]?.name ?? pid }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
