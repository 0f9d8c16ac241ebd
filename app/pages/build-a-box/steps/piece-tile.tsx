import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MixPieceView } from '@/commerce-client/mix-pieces.queries'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { useSheet } from '@/ui/use-sheet'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import styles from './piece-tile.module.css'

/** Id of the text that explains why no other piece can be chosen. */
export const BOX_FULL_ID = 'box-full'

interface PieceTileProps {
  view: MixPieceView
  isChosen: boolean
  isGone: boolean
  /** Whether the box has all its flavors, so that no other piece can be added. */
  isFull: boolean
  onToggle: (id: string) => void
}

/**
 * A piece that can be added or removed, with its details. Memoized, so that a click renders only
 * one piece.
 */
export const PieceTile = memo(function PieceTile({ view, ...state }: PieceTileProps) {
  const { isChosen, isGone, isFull, onToggle } = state
  const { formatMessage } = useIntl()
  const { open } = useSheet()
  const { id, name, image } = view
  const isLeftOut = isFull && !isChosen
  return (
    <div className={styles.tile}>
      <button
        type="button"
        className={classNames(styles.piece, isChosen && styles.chosen)}
        aria-pressed={isChosen}
        // not disabled, because screen readers could not read the reason then
        aria-disabled={isGone || isLeftOut}
        aria-describedby={isLeftOut ? BOX_FULL_ID : undefined}
        onClick={isGone || isLeftOut ? undefined : () => onToggle(id)}
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
})
