import { FormattedMessage, useIntl } from 'react-intl'
import type { MixPieceView } from '@/commerce-client/mix-pieces.queries'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { useSheet } from '@/ui/use-sheet'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import type { BoxBuilder } from '../state/use-box-builder'
import styles from './piece-tile.module.css'

interface PieceTileProps {
  view: MixPieceView
  builder: BoxBuilder
  /** The box has all its flavors: no other piece goes in. */
  isFull: boolean
}

/** A piece to put in or take out, and what there is to know of it. */
export function PieceTile({ view, builder, isFull }: PieceTileProps) {
  const { formatMessage } = useIntl()
  const { open } = useSheet()
  const { id, name, image } = view
  const isChosen = builder.pieces.some((piece) => piece.id === id)
  const isGone = !isChosen && !builder.isEnough(view, builder.rules?.increment ?? 1)
  return (
    <div className={styles.tile}>
      <button
        type="button"
        className={classNames(styles.piece, isChosen && styles.chosen)}
        aria-pressed={isChosen}
        disabled={isGone || (isFull && !isChosen)}
        onClick={() => builder.toggle(id)}
      >
        {image && (
          <Picture
            image={{ ...image, alt: '' }}
            width={270}
            height={270}
            widths={[150, 300, 400]}
            sizes="(min-width: 1024px) 180px, (min-width: 769px) 22vw, 44vw"
            className={styles.picture}
          />
        )}
        <span className={styles.name}>{name}</span>
        {isGone && (
          <span className={styles.gone}>
            <FormattedMessage {...messages.soldOut} />
          </span>
        )}
        {isChosen && (
          <span className={styles.mark}>
            <Icon name="check" size={18} />
          </span>
        )}
      </button>
      <button
        type="button"
        className={styles.about}
        aria-haspopup="dialog"
        aria-label={formatMessage(messages.about, { name })}
        onClick={() => open('piece-details', { piece: view })}
      >
        <Icon name="info" size={20} />
      </button>
    </div>
  )
}
