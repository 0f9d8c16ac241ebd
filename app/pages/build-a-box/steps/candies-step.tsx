import { useState } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { useStableCallback } from '@/lib/use-stable-callback'
import type { MixPiece } from '@rules/box-mix'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/select-field'
import { Skeleton } from '@/ui/skeleton'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import type { BoxBuilder } from '../state/use-box-builder'
import { useUndoable } from '../state/use-undoable'
import styles from './candies-step.module.css'
import { listFilters, passes, type CountedFilter } from './piece-filters'
import { BOX_FULL_ID, PieceTile } from './piece-tile'

/** The selection of pieces, up to the number of flavors of the box (BOX-021). */
export function CandiesStep({ builder }: { builder: BoxBuilder }) {
  const { formatMessage } = useIntl()
  const [filterKey, setFilterKey] = useState('all')
  const { undoable, sharing } = useUndoable(builder)
  const toggle = useStableCallback((id: string) => sharing(() => builder.toggle(id)))
  const { views, rules, pieces } = builder
  if (!views.data || !rules) return <Skeleton height="30rem" width="100%" />
  const filters = listFilters(views.data, views.marks)
  const { filter } = filters.find(({ key }) => key === filterKey) ?? { filter: { kind: 'all' } }
  const isFull = pieces.length >= rules.flavors
  const clear = () => undoable(builder.clear, messages.cleared, messages.undoClear)
  // replaces all flavors if there is no room for more
  const surprise = () => {
    if (!isFull) return sharing(builder.surpriseFlavors)
    undoable(builder.surpriseAnew, messages.surprised, messages.undoSurprise)
  }
  const possible = views.data.filter(
    (view) => isChosenIn(pieces, view.id) || builder.isEnough(view, rules.increment),
  )
  const isLacking = possible.length < rules.flavors
  return (
    <>
      {isLacking ? (
        <Alert tone="warning">
          <FormattedMessage
            {...messages.flavorsLacking}
            values={{ limit: rules.flavors, count: possible.length }}
          />
        </Alert>
      ) : (
        <p className={styles.lead}>
          <FormattedMessage
            {...messages.flavorsAsked}
            values={{ limit: rules.flavors, count: possible.length }}
          />
        </p>
      )}
      <div className={styles.tools}>
        {filters.length > 1 && (
          <SelectField
            label={formatMessage(messages.filter)}
            value={filterKey}
            onChange={({ target }) => setFilterKey(target.value)}
            options={filters.map((one) => ({ value: one.key, label: toLabel(one, formatMessage) }))}
          />
        )}
        <div className={styles.buttons}>
          <Button variant="quiet" size="sm" onClick={surprise}>
            <FormattedMessage {...messages.surprise} />
          </Button>
          <Button variant="quiet" size="sm" onClick={clear}>
            <FormattedMessage {...messages.clear} />
          </Button>
        </div>
      </div>
      <ul className={styles.pieces}>
        {views.data
          .filter((view) => passes(view, filter))
          .map((view) => {
            const isChosen = isChosenIn(pieces, view.id)
            return (
              <li key={view.id}>
                <PieceTile
                  view={view}
                  isChosen={isChosen}
                  isGone={!isChosen && !builder.isEnough(view, rules.increment)}
                  isFull={isFull}
                  onToggle={toggle}
                />
              </li>
            )
          })}
      </ul>
      {isFull && (
        <p id={BOX_FULL_ID} className="note">
          <FormattedMessage {...messages.flavorsFull} values={{ limit: rules.flavors }} />
        </p>
      )}
    </>
  )
}

function toLabel(
  { filter, count }: CountedFilter,
  formatMessage: IntlShape['formatMessage'],
): string {
  if (filter.kind === 'without')
    return formatMessage(messages.filterWithout, { allergen: filter.allergen, count })
  if (filter.kind === 'mark') return formatMessage(messages.filterMark, { ...filter.mark, count })
  const message = {
    all: messages.filterAll,
    kosher: messages.filterKosher,
    'dairy-free': messages.filterDairyFree,
  }
  return formatMessage(message[filter.kind], { count })
}

const isChosenIn = (pieces: readonly MixPiece[], id: string) =>
  pieces.some((piece) => piece.id === id)
