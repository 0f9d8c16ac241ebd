import { isPercentUnit } from '@rules/box-rules'
import { rowsInWords } from '@rules/mix-in-words'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, defineMessages } from 'react-intl'
import { lineProductsQuery } from '@/commerce-client/line-products.queries'
import {
  piecesOfMix,
  readBoxName,
  readCustomMix,
  readPieceNames,
  type MixLine,
} from '@/rules/custom-mix'
import { useSite } from '@/site/use-site'
import styles from './line-mix.module.css'

const messages = defineMessages({
  title: { id: 'line.mix', defaultMessage: 'In your box' },
  named: { id: 'line.mixNamed', defaultMessage: 'In your box “{name}”' },
  pieces: { id: 'line.mixPieces', defaultMessage: '{quantity, number} × {name}' },
  percent: { id: 'line.mixPercent', defaultMessage: '{quantity, number}% {name}' },
  order: { id: 'line.mixOrder', defaultMessage: 'In this order' },
  row: { id: 'line.mixRow', defaultMessage: 'Row {row, number}: {pieces}' },
})

/**
 * The pieces of a custom box, in which order they lie in it, and the shopper's name for it
 * (CART-059). Renders nothing for other lines.
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
  const nameOf = (id: string) => names[id] ?? products[id]?.name ?? id
  const rows = rowsInWords(
    { unitType: mix.unitType, pieces },
    line.c_boxPlaces,
    new Map(pieces.map(({ id }) => [id, nameOf(id)])),
  )
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
            <FormattedMessage {...message} values={{ quantity: qty, name: nameOf(id) }} />
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <details>
          <summary>
            <FormattedMessage {...messages.order} />
          </summary>
          <ol>
            {rows.map((row, index) => (
              <li key={index}>
                <FormattedMessage {...messages.row} values={{ row: index + 1, pieces: row }} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}
