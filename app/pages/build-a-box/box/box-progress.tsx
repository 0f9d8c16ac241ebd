import { FormattedMessage } from 'react-intl'
import { mixFault } from '@rules/box-mix'
import type { BoxStep } from '@/rules/box-steps'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import type { BoxBuilder } from '../state/use-box-builder'
import styles from './box-progress.module.css'

/** Id of the text that describes how full the box is. */
export const BOX_PROGRESS_ID = 'box-progress'

interface BoxProgressProps {
  builder: BoxBuilder
  step: BoxStep
}

/**
 * Shows how full the box is, also for screen readers: in flavors while these are chosen, then in
 * pieces.
 */
export function BoxProgress({ builder, step }: BoxProgressProps) {
  const { rules, pieces, share } = builder
  if (step === 'select-item') {
    return (
      <p id={BOX_PROGRESS_ID} className={styles.words} role="status">
        {builder.offered && !rules && <FormattedMessage {...messages.chooseSize} />}
      </p>
    )
  }
  // reserves the space until the box is loaded
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
