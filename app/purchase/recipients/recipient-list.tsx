import { memo, useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { RecipientSelection } from '@/rules/recipients'
import type { AddressFacts } from '@/rules/shipments'
import { useStableCallback } from '@/lib/use-stable-callback'
import { CheckboxField } from '@/ui/checkbox-field'
import { classNames } from '@/ui/class-names'
import { recipientMessages as messages } from './recipients.messages'
import styles from './recipient-list.module.css'
import { toOneLine, useRecipientName } from './use-recipient-name'

/** A list with more rows scrolls in its own frame (MSH-010). */
const ROWS_IN_SIGHT = 5

type RenderDetails = (shipmentId: string, name: string, isActive: boolean) => ReactNode

interface RecipientListProps {
  selections: readonly RecipientSelection[]
  onSelect: (ids: ReadonlySet<string>) => void
  /** Renders items and actions beside a recipient. A new function rerenders all rows. */
  renderDetails?: RenderDetails
  /** Replaces the address below a recipient's name. */
  renderHint?: (selection: RecipientSelection) => ReactNode
  /** A single recipient can be selected, too. */
  isShownForOne?: boolean
  /** Id of the open recipient. */
  activeId?: string
}

/**
 * A list of selectable recipients, with a checkbox for all of them (MSH-009 to MSH-011, MSH-028).
 */
export function RecipientList({
  selections,
  onSelect,
  renderDetails,
  renderHint,
  isShownForOne,
  activeId,
}: RecipientListProps) {
  const id = useId()
  const nameOf = useRecipientName()
  const chosen = selections.filter(({ isSelected }) => isSelected)
  const isAll = chosen.length === selections.length
  const idsOf = (some: readonly RecipientSelection[]) =>
    new Set(some.map(({ shipmentId }) => shipmentId))
  const toggle = useStableCallback((shipmentId: string) => {
    const ids = idsOf(chosen)
    if (!ids.delete(shipmentId)) ids.add(shipmentId)
    onSelect(ids)
  })
  if (selections.length < (isShownForOne ? 1 : 2)) return null
  return (
    <fieldset className={styles.recipients}>
      <legend className="visually-hidden">
        <FormattedMessage {...messages.list} />
      </legend>
      <div className={styles.all}>
        <CheckboxField
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !isAll
          }}
          checked={isAll}
          onChange={() => onSelect(isAll ? new Set() : idsOf(selections))}
          label={<FormattedMessage {...messages.selectAll} />}
        />
        <p id={id} role="status" className={styles.count}>
          <FormattedMessage
            {...messages.selected}
            values={{ count: chosen.length, total: selections.length }}
          />
        </p>
      </div>
      <ul
        className={classNames(styles.rows, selections.length > ROWS_IN_SIGHT && styles.scrolling)}
      >
        {selections.map((selection, index) => (
          <Row
            key={selection.shipmentId}
            shipmentId={selection.shipmentId}
            name={nameOf(selection.fullName, index)}
            address={selection.address}
            isSelected={selection.isSelected}
            isActive={selection.shipmentId === activeId}
            hint={renderHint?.(selection)}
            onToggle={toggle}
            renderDetails={renderDetails}
          />
        ))}
      </ul>
    </fieldset>
  )
}

interface RowProps {
  shipmentId: string
  name: string
  address: AddressFacts | undefined
  isSelected: boolean
  isActive: boolean
  hint?: ReactNode
  onToggle: (shipmentId: string) => void
  renderDetails?: RenderDetails
}

/** One of up to twenty rows: rerendered only when its own data changes. */
const Row = memo(function Row({ shipmentId, name, address, isActive, ...row }: RowProps) {
  const { isSelected, hint, onToggle, renderDetails } = row
  return (
    <li
      aria-current={isActive || undefined}
      className={classNames(styles.row, renderDetails && styles.detailed)}
    >
      <CheckboxField
        checked={isSelected}
        onChange={() => onToggle(shipmentId)}
        label={<span className={styles.name}>{name}</span>}
        hint={
          hint ??
          (toOneLine(address) ||
            // `renderDetails` shows the missing address in its own words
            (!renderDetails && <FormattedMessage {...messages.noAddress} />))
        }
      />
      {renderDetails?.(shipmentId, name, isActive)}
    </li>
  )
})
