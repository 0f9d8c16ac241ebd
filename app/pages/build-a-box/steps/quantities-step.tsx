import { FormattedMessage, useIntl } from 'react-intl'
import { totalOf } from '@rules/box-mix'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Skeleton } from '@/ui/skeleton'
import { BOX_PROGRESS_ID } from '../box/box-progress'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import type { BoxBuilder } from '../state/use-box-builder'
import { useUndoable } from '../state/use-undoable'
import { QuantityRow } from './quantity-row'
import { ShortAlert } from './short-alert'
import styles from './quantities-step.module.css'

const LEFT_ID = 'box-left'

/** The quantity of each piece, in the steps of the box (BOX-022). */
export function QuantitiesStep({ builder }: { builder: BoxBuilder }) {
  const { formatList } = useIntl()
  const { undoable, sharing } = useUndoable(builder)
  const { rules, pieces, short, name: builderName } = builder
  const views = builder.views.data
  if (!rules || !views) return <Skeleton height="24rem" width="100%" />
  const left = rules.maximum - totalOf(pieces)
  const viewOf = (id: string) => views.find((view) => view.id === id)
  // every chosen piece must have a quantity; one that is sold out is in the notice above
  const empty = pieces.filter(({ id, qty }) => qty === 0 && !short.some((view) => view.id === id))
  const more = Math.min(rules.increment, left)
  const canFill = pieces.some(({ id, qty }) => {
    const view = viewOf(id)
    return view === undefined || builder.isEnough(view, qty + more)
  })
  const amount = rules.isPercent ? messages.leftPercent : messages.left
  return (
    <>
      <div className={styles.tools}>
        <Button variant="quiet" size="sm" onClick={() => sharing(builder.evenOut)}>
          <FormattedMessage {...messages.even} />
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={builder.fillUp}
          aria-disabled={left === 0 || !canFill}
          aria-describedby={left === 0 ? BOX_PROGRESS_ID : canFill ? undefined : LEFT_ID}
        >
          <FormattedMessage {...messages.fillUp} />
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => undoable(builder.clear, messages.cleared, messages.undoClear)}
        >
          <FormattedMessage {...messages.clear} />
        </Button>
      </div>
      <ShortAlert builder={builder} />
      <ul className="stack-3">
        {pieces.map((piece) => (
          <QuantityRow
            key={piece.id}
            builder={builder}
            piece={piece}
            view={viewOf(piece.id)}
            left={left}
          />
        ))}
      </ul>
      {left === 0 && empty.length > 0 && (
        <Alert>
          <FormattedMessage
            {...messages.noneOf}
            values={{ names: formatList(empty.map(({ id }) => viewOf(id)?.name ?? id)) }}
          />
        </Alert>
      )}
      {left > 0 && (
        <Alert tone={canFill ? 'neutral' : 'warning'}>
          <p id={LEFT_ID}>
            <FormattedMessage {...amount} values={{ count: left }} />
            {'. '}
            {!canFill && <FormattedMessage {...messages.noMoreOfAll} />}
          </p>
          {!canFill && (
            <Link to={paths.boxStep(builderName, 'select-candies')}>
              <FormattedMessage {...messages.exchangeFlavors} />
            </Link>
          )}
        </Alert>
      )}
    </>
  )
}
