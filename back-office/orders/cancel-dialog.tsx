import { Box } from '@chakra-ui/react/box'
import { useState } from 'react'
import type { OfficeOrder } from '@contracts/order'
import { salesApi } from '../api/sales-api'
import { Choice } from '../parts/choice'
import { FormDialog } from '../parts/form-dialog'
import { useOrderAction } from './use-order-actions'

interface CancelDialogProps {
  order: OfficeOrder
  onClose: () => void
}

/** Asks for confirmation before an order is cancelled and all payments are refunded. */
export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const { orderNo, cancelReasons } = order
  const [reason, setReason] = useState(cancelReasons[0] ?? '')
  const cancel = useOrderAction(orderNo, () => salesApi.cancelOrder(orderNo, reason), onClose)
  return (
    <FormDialog
      title={`Cancel order ${orderNo}`}
      action="Cancel the order"
      dismissal="Keep the order"
      isDangerous
      isBusy={cancel.isLoading}
      error={cancel.error}
      onSubmit={() => cancel.mutate()}
      onClose={onClose}
    >
      <Box marginBottom="4">
        The whole order is cancelled: payments are refunded, the items return to stock, and the
        buyer is notified by e-mail. This cannot be undone.
      </Box>
      <Choice
        label="Reason"
        value={reason}
        options={cancelReasons.map((one) => [one, one])}
        onChange={setReason}
      />
    </FormDialog>
  )
}
