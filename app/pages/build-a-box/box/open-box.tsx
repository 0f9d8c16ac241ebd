import { useIntl } from 'react-intl'
import { shareFilled, type MixPiece } from '@domain/box-mix'
import type { BoxRules } from '@domain/box-rules'
import type { MixPieceView } from '@/commerce-client/mix-pieces.queries'
import { columnsFor, placesOf } from '@/domain/box-places'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import styles from './open-box.module.css'

interface OpenBoxProps {
  rules: BoxRules
  pieces: readonly MixPiece[]
  views: readonly MixPieceView[]
}

/** The open box from above: a paper cup for every piece, or for every step of a percent box. */
export function OpenBox({ rules, pieces, views }: OpenBoxProps) {
  const intl = useIntl()
  const places = placesOf(rules, pieces)
  const columns = columnsFor(places.length)
  const viewOf = (id: string) => views.find((view) => view.id === id)
  const amount = rules.isPercent ? messages.piecePercent : messages.pieceCount
  const inside = pieces
    .filter(({ qty }) => qty > 0)
    .map(({ id, qty }) =>
      intl.formatMessage(amount, { quantity: qty, name: viewOf(id)?.name ?? id }),
    )
  const label =
    inside.length > 0
      ? intl.formatMessage(messages.picture, {
          share: shareFilled(rules, pieces),
          pieces: intl.formatList(inside),
        })
      : intl.formatMessage(messages.pictureEmpty)
  return (
    <div className={styles.box} role="img" aria-label={label}>
      <div className={styles.cups} style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        {places.map((id, index) => {
          const image = id === undefined ? undefined : viewOf(id)?.image
          return (
            <span key={index} className={classNames(styles.cup, id !== undefined && styles.filled)}>
              {image && (
                <Picture
                  key={id}
                  image={{ ...image, alt: '' }}
                  width={96}
                  height={96}
                  widths={[150]}
                  sizes="96px"
                  className={styles.piece}
                />
              )}
            </span>
          )
        })}
      </div>
    </div>
  )
}
