import { FormattedMessage, useIntl } from 'react-intl'
import type { Places } from '@rules/box-places'
import { Button } from '@/ui/button'
import { useSheet } from '@/ui/use-sheet'
import type { BoxBuilder } from '../state/use-box-builder'
import styles from './held-piece.module.css'
import { openBoxMessages as messages } from './open-box.messages'
import type { Arranging } from './use-arranging'

interface HeldPieceProps {
  builder: BoxBuilder
  places: Places
  arranging: Arranging
  /** Whether the box is finished, so that pieces cannot be removed. */
  isFinished: boolean
}

/**
 * The actions for the selected piece. They have the height of the hint that they replace, so that
 * the layout does not shift.
 */
export function HeldPiece({ builder, places, arranging, isFinished }: HeldPieceProps) {
  const { formatMessage } = useIntl()
  const { open } = useSheet()
  const { rules, views } = builder
  const { held, nameIn, stepIn, takeOut } = arranging
  if (held === undefined || !rules)
    return (
      <p className={styles.line}>
        <FormattedMessage {...(isFinished ? messages.moveHint : messages.arrangeHint)} />
      </p>
    )
  const name = nameIn(held)
  const piece = views.data?.find(({ id }) => id === places[held])
  return (
    <div className={styles.line}>
      <p className={styles.name}>
        <FormattedMessage {...messages.held} values={{ name }} />
      </p>
      <div className={styles.ways}>
        {piece && (
          <Button
            variant="quiet"
            size="sm"
            aria-haspopup="dialog"
            aria-label={formatMessage(messages.detailsOf, { name })}
            onClick={() => open('piece-details', { piece })}
          >
            <FormattedMessage {...messages.details} />
          </Button>
        )}
        {!isFinished && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={formatMessage(messages.takeOutOf, { amount: stepIn(held) })}
            onClick={() => takeOut(held)}
          >
            <FormattedMessage {...messages.takeOut} />
          </Button>
        )}
      </div>
    </div>
  )
}
