import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import type { OfficeOrder } from '@contracts/order'
import { REFUND_REASON_LENGTH } from '@contracts/order-requests'
import type { ReplacementRequest } from '@contracts/order-edit'
import { randomId } from '@rules/random-id'
import { orderEditsApi } from '../api/order-edits-api'
import { FormDialog } from '../parts/form-dialog'
import { TextField } from '../parts/text-field'
import { helpOf, linesOf, PieceFields, usePieces } from './piece-fields'
import { useOrderAction } from './use-order-actions'

/** Sends items of an order again at no cost. */
export function ReplaceDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const { orderNo, shipments } = order
  // a request that is sent again orders once
  const [id] = useState(randomId)
  const lines = linesOf(shipments).filter(({ item }) => !item.isBonus)
  const pieces = usePieces(
    lines.map(({ item, whom }) => {
      const { quantity: most } = item
      return { item, most, help: helpOf(whom, `Of ${most}`) }
    }),
  )
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
      isIncomplete={pieces.isIncomplete}
      onSubmit={(form) =>
        replace.mutate({ id, items: pieces.chosen, reason: form.get('reason') ?? '' })
      }
      onClose={onClose}
    >
      <Stack gap="5">
        <Box fontSize="sm" color="fg.muted">
          A new order at no cost goes where this one went. The buyer gets a confirmation.
        </Box>
        <PieceFields title="Items" pieces={pieces} />
        <TextField label="Reason" name="reason" required maxLength={REFUND_REASON_LENGTH} />
      </Stack>
    </FormDialog>
  )
}
