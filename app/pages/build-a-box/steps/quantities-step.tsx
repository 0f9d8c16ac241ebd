import { FormattedMessage, useIntl } from 'react-intl'
import { totalOf } from '@domain/box-mix'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { Skeleton } from '@/ui/skeleton'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import type { BoxBuilder } from '../state/use-box-builder'
import { useUndoable } from '../state/use-undoable'
import { ShortAlert } from './short-alert'
import styles from './quantities-step.module.css'

/** The quantity of each piece, in the steps of the box (BOX-022). */
export function QuantitiesStep({ builder }: { builder: BoxBuilder }) {
  const { formatMessage, formatList } = useIntl()
  const undoable = useUndoable(builder)
  const { rules, pieces } = builder
  const views = builder.views.data
  if (!rules || !views) return <Skeleton height="24rem" width="100%" />
  const left = rules.maximum - totalOf(pieces)
  const nameOf = (id: string) => views.find((view) => view.id === id)?.name ?? id
  // every chosen piece must have a quantity
  const empty = pieces.filter(({ qty }) => qty === 0).map(({ id }) => nameOf(id))
  const amount = rules.isPercent ? messages.leftPercent : messages.left
  return (
    <>
      <div className={styles.tools}>
        <Button variant="quiet" size="sm" onClick={builder.evenOut}>
          <FormattedMessage {...messages.even} />
        </Button>
        <Button variant="quiet" size="sm" onClick={builder.fillUp} aria-disabled={left === 0}>
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
      <ul className={styles.pieces}>
        {pieces.map(({ id, qty }) => {
          const view = views.find((one) => one.id === id)
          const name = nameOf(id)
          const more = Math.min(rules.increment, left)
          const canHaveMore = left > 0 && (!view || builder.isEnough(view, qty + more))
          return (
            <li key={id} className={styles.piece}>
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
              <span className={styles.name}>{name}</span>
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
                  onClick={() => builder.step(id, -1)}
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
                  onClick={() => canHaveMore && builder.step(id, 1)}
                >
                  <Icon name="plus" size={20} />
                </button>
              </div>
            </li>
          )
        })}
      </ul>
      {left === 0 && empty.length > 0 && (
        <Alert>
          <FormattedMessage {...messages.noneOf} values={{ names: formatList(empty) }} />
        </Alert>
      )}
      {left > 0 && (
        <Alert>
          <FormattedMessage {...amount} values={{ count: left }} />
        </Alert>
      )}
    </>
  )
}
