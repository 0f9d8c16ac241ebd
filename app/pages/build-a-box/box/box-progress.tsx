import { FormattedMessage } from 'react-intl'
import { mixFault } from '@domain/box-mix'
import type { BoxStep } from '@/domain/box-steps'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import type { BoxBuilder } from '../state/use-box-builder'
import styles from './box-progress.module.css'

/** Of the words that say how far the box is. */
export const BOX_PROGRESS_ID = 'box-progress'

interface BoxProgressProps {
  builder: BoxBuilder
  step: BoxStep
}

/** How far the box is, for eyes and for screen readers: in flavors while these are chosen, in pieces then. */
export function BoxProgress({ builder, step }: BoxProgressProps) {
  const { rules, pieces, share } = builder
  // its room is there before the box is known
  if (!rules) return <div className={styles.progress} />
  const isChoosing = step === 'select-candies'
  const done = isChoosing ? pieces.length / rules.flavors : share
  const isFull = mixFault(rules, pieces) === undefined
  return (
    <div className={styles.progress}>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.bar} style={{ transform: `scaleX(${done})` }} />
      </div>
      <p id={BOX_PROGRESS_ID} className={styles.words} role="status">
        {isChoosing ? (
          <FormattedMessage
            {...messages.flavorCount}
            values={{ count: pieces.length, limit: rules.flavors }}
          />
        ) : (
          <strong>
            <FormattedMessage {...messages.filled} values={{ share }} />
          </strong>
        )}
        {!isChoosing && isFull && (
          <span>
            <FormattedMessage {...messages.full} />
          </span>
        )}
      </p>
    </div>
  )
}
