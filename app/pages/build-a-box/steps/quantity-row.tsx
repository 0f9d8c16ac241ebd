import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MixPiece } from '@rules/box-mix'
import type { MixPieceView } from '@/commerce-client/mix-pieces.queries'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import type { BoxBuilder } from '../state/use-box-builder'
import styles from './quantities-step.module.css'

interface QuantityRowProps {
  builder: BoxBuilder
  piece: MixPiece
  view: MixPieceView | undefined
  /** The quantity that the box still takes. */
  left: number
}

export function QuantityRow({ builder, piece: { id, qty }, view, left }: QuantityRowProps) {
  const { formatMessage } = useIntl()
  const ids = useId()
  const { rules, isEnough, step } = builder
  if (!rules) return null
  const name = view?.name ?? id
  const isAtEnd = view !== undefined && !isEnough(view, qty + Math.min(rules.increment, left || 1))
  const canHaveMore = left > 0 && !isAtEnd
  return (
    <li className={styles.piece}>
      {view?.image && (
        <Picture
          image={{ ...view.image, alt: '' }}
          width={72}
          height={72}
          widths={[150]}
          sizes="72px"
          className={styles.picture}
        />
      )}
      <div>
        <span className={styles.name}>{name}</span>
        {/* always there, so that its text is announced */}
        <p id={`${ids}-more`} className="note" aria-live="polite">
          {isAtEnd && <FormattedMessage {...(qty > 0 ? messages.noMore : messages.soldOut)} />}
        </p>
      </div>
      {/* not disabled, because a disabled button would lose the focus at the last step */}
      <div
        className={styles.stepper}
        role="group"
        aria-label={formatMessage(messages.quantityOf, { name })}
      >
        <button
          type="button"
          aria-label={formatMessage(messages.lessOf, { name })}
          aria-disabled={qty === 0}
          aria-describedby={qty === 0 ? `${ids}-none` : undefined}
          onClick={() => step(id, -1)}
        >
          <Icon name="minus" size={20} />
        </button>
        <output>
          {qty}
          {rules.isPercent && '%'}
        </output>
        <button
          type="button"
          aria-label={formatMessage(messages.moreOf, { name })}
          aria-disabled={!canHaveMore}
          aria-describedby={canHaveMore ? undefined : `${ids}-${isAtEnd ? 'more' : 'full'}`}
          onClick={() => canHaveMore && step(id, 1)}
        >
          <Icon name="plus" size={20} />
        </button>
      </div>
      <span id={`${ids}-none`} hidden>
        <FormattedMessage {...messages.noneInside} />
      </span>
      <span id={`${ids}-full`} hidden>
        <FormattedMessage {...messages.boxIsFull} />
      </span>
    </li>
  )
}
