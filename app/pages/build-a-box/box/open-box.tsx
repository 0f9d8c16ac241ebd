import { memo, useDeferredValue } from 'react'
import { placesOf } from '@rules/box-places'
import type { BoxBuilder } from '../state/use-box-builder'
import { BoxGrid } from './box-grid'
import { HeldPiece } from './held-piece'
import { openBoxMessages as messages } from './open-box.messages'
import styles from './open-box.module.css'
import { SmallBox } from './small-box'
import { useArranging } from './use-arranging'
import { useIntl } from 'react-intl'
import { shareFilled } from '@rules/box-mix'
import { buildABoxMessages } from '../build-a-box.messages'

/** Returns a sentence that describes the whole box, for screen readers. */
function useBoxSummary({ rules, pieces, views }: BoxBuilder): string {
  const { formatMessage, formatList } = useIntl()
  const inside = pieces.filter(({ qty }) => qty > 0)
  if (!rules || inside.length === 0) return formatMessage(messages.pictureEmpty)
  const amount = rules.isPercent ? buildABoxMessages.piecePercent : buildABoxMessages.pieceCount
  const words = inside.map(({ id, qty }) => {
    const name = views.data?.find((view) => view.id === id)?.name ?? id
    return formatMessage(amount, { quantity: qty, name })
  })
  return formatMessage(messages.picture, {
    share: shareFilled(rules, pieces),
    pieces: formatList(words),
  })
}

interface OpenBoxProps {
  builder: BoxBuilder
  /** Whether the box is ready for the bag, so that pieces can only be moved. */
  isFinished: boolean
}

/**
 * The open box from above, with a paper cup for every piece, or for every step of a percent box.
 * Pieces are moved by dragging, by clicking one place and then another, or with the keyboard.
 */
export function OpenBox({ builder, isFinished }: OpenBoxProps) {
  // deferred, because dozens of pictures would delay the response to a click
  return <Drawing builder={useDeferredValue(builder)} isFinished={isFinished} />
}

const Drawing = memo(function Drawing({ builder, isFinished }: OpenBoxProps) {
  const { rules, pieces, mix, views } = builder
  const summary = useBoxSummary(builder)
  const places = rules ? placesOf(rules, pieces, mix?.arrangement) : []
  const arranging = useArranging({ builder, places, isFinished })
  // the text about the pieces requires their names
  if (!views.data) return <SmallBox builder={builder} />
  if (places.every((id) => id === undefined))
    return (
      <div role="img" aria-label={summary} className={styles.open}>
        <SmallBox builder={builder} />
      </div>
    )
  return (
    <div role="group" aria-label={summary} className={styles.open}>
      <BoxGrid builder={builder} places={places} arranging={arranging} />
      <HeldPiece builder={builder} places={places} arranging={arranging} isFinished={isFinished} />
      <p role="status" className="visually-hidden">
        {arranging.announcement}
      </p>
    </div>
  )
})
