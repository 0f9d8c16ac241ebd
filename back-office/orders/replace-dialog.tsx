import { Fieldset } from '@chakra-ui/react/fieldset'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import type { OfficeOrder } from '@contracts/order'
import { REFUND_REASON_LENGTH } from '@contracts/order-requests'
import type { ReplacementRequest } from '@contracts/order-edit'
import { randomId } from '@rules/random-id'
import { orderEditsApi } from '../api/order-edits-api'
import { FormDialog } from '../parts/form-dialog'
import { TextField } from '../parts/text-field'
import { useOrderAction } from './use-order-actions'

/** Sends items of an order again at no cost. */
export function ReplaceDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const { orderNo, shipments } = order
  // a request that is sent again orders once
  const [id] = useState(randomId)
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  const offered = shipments.flatMap(({ items }) => items).filter(({ isBonus }) => !isBonus)
  const items = offered.flatMap(({ itemId }) => {
    const quantity = quantities[itemId] ?? 0
    return quantity > 0 ? [{ itemId, quantity }] : []
  })
  const replace = useOrderAction(
    orderNo,
    (request: ReplacementRequest) => orderEditsApi.replace(orderNo, request),
    onClose,
  )
  return (
    <FormDialog
      title={`Replace items of order ${orderNo}`}
      action="Send again"
      isBusy={replace.isLoading}
      error={replace.error}
      isIncomplete={items.length === 0}
      onSubmit={(form) => replace.mutate({ id, items, reason: form.get('reason') ?? '' })}
      onClose={onClose}
    >
      <Stack gap="5">
        A new order at no cost goes where this one went. The buyer gets a confirmation.
        <Fieldset.Root>
          <Fieldset.Legend>Items</Fieldset.Legend>
          <Stack gap="3" marginTop="2">
            {offered.map(({ itemId, name, quantity }) => (
              <TextField
                key={itemId}
                label={name}
                help={`Of ${quantity}`}
                type="number"
                min={0}
                max={quantity}
                step={1}
                maxWidth="28"
                value={quantities[itemId] ?? 0}
                onChange={({ target }) =>
                  setQuantities({ ...quantities, [itemId]: target.valueAsNumber || 0 })
                }
              />
            ))}
          </Stack>
        </Fieldset.Root>
        <TextField label="Reason" name="reason" required maxLength={REFUND_REASON_LENGTH} />
      </Stack>
    </FormDialog>
  )
}
