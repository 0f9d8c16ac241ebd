import { isPercentUnit } from '@domain/box-rules'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, defineMessages } from 'react-intl'
import { lineProductsQuery } from '@/commerce-client/line-products.queries'
import {
  piecesOfMix,
  readBoxName,
  readCustomMix,
  readPieceNames,
  type MixLine,
} from '@/domain/custom-mix'
import { useSite } from '@/site/use-site'
import styles from './line-mix.module.css'

const messages = defineMessages({
  title: { id: 'line.mix', defaultMessage: 'In your box' },
  named: { id: 'line.mixNamed', defaultMessage: 'In your box “{name}”' },
  pieces: { id: 'line.mixPieces', defaultMessage: '{quantity, number} × {name}' },
  percent: { id: 'line.mixPercent', defaultMessage: '{quantity, number}% {name}' },
})

/**
 * The pieces of a custom box, and the shopper's name for it (CART-059). Renders nothing for other
 * lines.
 */
export function LineMix({ line }: { line: MixLine }) {
  const { id: siteId } = useSite()
  const mix = readCustomMix(line.c_customMix)
  const pieces = mix ? piecesOfMix(mix) : []
  const names = readPieceNames(line)
  const unnamed = pieces.flatMap(({ id }) => (names[id] === undefined ? id : []))
  const { data: products = {} } = useQuery(lineProductsQuery(siteId, unnamed))
  if (!mix) return null
  const message = isPercentUnit(mix.unitType) ? messages.percent : messages.pieces
  const boxName = readBoxName(line)
  return (
    <div className={styles.mix}>
      <p className={styles.title}>
        {boxName ? (
          <FormattedMessage {...messages.named} values={{ name: <bdi>{boxName}</bdi> }} />
        ) : (
          <FormattedMessage {...messages.title} />
        )}
      </p>
      <ul>
        {pieces.map(({ id, qty }) => (
          <li key={id}>
            <FormattedMessage
              {...message}
              values={{ quantity: qty, name: names[id] ?? products[id]?.name ?? id }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
