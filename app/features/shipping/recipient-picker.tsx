import { memo, useCallback, useState, useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { listRecipients, toSelections, type RecipientSelection } from '@/rules/recipients'
import { RecipientList } from '@/purchase/recipients/recipient-list'
import { useRecipientName } from '@/purchase/recipients/use-recipient-name'
import { Button } from '@/ui/button'
import { AddItemsDialog } from './add-items-dialog'
import { RecipientRow, rowFactsOf } from './recipient-row'
import styles from './recipients.module.css'
import { RemovalDialog } from './removal-dialog'
import { shippingMessages as messages } from './shipping.messages'

interface RecipientPickerProps {
  basket: Basket
  doubtful: ReadonlySet<string>
  activeId: string | undefined
  /** The callbacks must be stable, because the rows are memoized. */
  onEdit: (shipmentId: string) => Promise<void>
  onReview: (shipmentId: string) => Promise<void>
  onRemoved: (notice: string) => void
}

/**
 * The list of recipients, with actions for the chosen ones. A choice re-renders only the affected
 * rows: the open shipment is rendered next to this component, not in it.
 */
export const RecipientPicker = memo(function RecipientPicker(props: RecipientPickerProps) {
  const { basket, doubtful, activeId, onEdit, onReview, onRemoved } = props
  const nameOf = useRecipientName()
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const [removing, remove] = useState<readonly string[]>([])
  const [giving, give] = useState<readonly string[]>([])
  const [, startOpening] = useTransition()
  const askToRemove = useCallback(
    (...ids: string[]) => startOpening(() => remove(ids)),
    [startOpening],
  )
  const renderDetails = useCallback(
    (shipmentId: string, name: string, isOpen: boolean) => (
      <RecipientRow
        {...rowFactsOf(basket, shipmentId)}
        shipmentId={shipmentId}
        name={name}
        isDoubtful={doubtful.has(shipmentId)}
        isOpen={isOpen}
        onEdit={onEdit}
        onReview={onReview}
        onRemove={askToRemove}
      />
    ),
    [basket, doubtful, onEdit, onReview, askToRemove],
  )
  const selections = toSelections(listRecipients(basket), chosen)
  const selectedIds = selections.flatMap((one) => (one.isSelected ? one.shipmentId : []))
  return (
    <>
      <RecipientList
        selections={selections}
        onSelect={choose}
        activeId={activeId}
        renderDetails={renderDetails}
      />
      <ForSelected
        count={selectedIds.length}
        onGive={() => startOpening(() => give(selectedIds))}
        onRemove={() => askToRemove(...selectedIds)}
      />
      <AddItemsDialog
        basket={basket}
        toIds={giving}
        name={namesOf(selections, giving, nameOf)}
        onClose={() => give([])}
      />
      <Removal
        basket={basket}
        ids={removing}
        names={namesOf(selections, removing, nameOf)}
        onClose={() => remove([])}
        onRemoved={onRemoved}
      />
    </>
  )
})

interface ForSelectedProps {
  count: number
  onGive: () => void
  onRemove: () => void
}

/** Actions for several recipients at once. */
function ForSelected({ count, onGive, onRemove }: ForSelectedProps) {
  if (count === 0) return null
  return (
    <div className={styles.bulk}>
      <Button variant="secondary" size="sm" onClick={onGive}>
        <FormattedMessage {...messages.addItemsTo} />
      </Button>
      <Button variant="quiet" size="sm" onClick={onRemove}>
        <FormattedMessage {...messages.removeSelected} />
      </Button>
    </div>
  )
}

interface RemovalProps {
  basket: Basket
  ids: readonly string[]
  names: string
  onClose: () => void
  onRemoved: (notice: string) => void
}

function Removal({ onRemoved, ...dialog }: RemovalProps) {
  const { formatMessage } = useIntl()
  return (
    <RemovalDialog
      {...dialog}
      onRemoved={() => onRemoved(formatMessage(messages.removedOne, { names: dialog.names }))}
    />
  )
}

function namesOf(
  selections: readonly RecipientSelection[],
  ids: readonly string[],
  nameOf: (fullName: string, index: number) => string,
): string {
  return selections
    .flatMap(({ shipmentId, fullName }, index) =>
      ids.includes(shipmentId) ? nameOf(fullName, index) : [],
    )
    .join(', ')
}
