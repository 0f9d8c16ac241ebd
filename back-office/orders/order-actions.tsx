import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useState } from 'react'
import type { OfficeOrder } from '@contracts/order'
import { salesApi } from '../api/sales-api'
import { FormDialog } from '../parts/form-dialog'
import { useRight } from '../session/session-context'
import { CancelDialog } from './cancel-dialog'
import { ReplaceDialog } from './replace-dialog'
import { RefundDialog } from './refund-dialog'
import { useOrderAction } from './use-order-actions'

type Opened = 'refund' | 'replace' | 'cancel' | 'payment' | 'export'

/** The available actions for the whole order; empty without the right to change orders. */
export function OrderActions({ order }: { order: OfficeOrder }) {
  const mayChange = useRight('orders.write')
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const { can, orderNo } = order
  const receive = useOrderAction(orderNo, () => salesApi.receivePayment(orderNo), close)
  const exported = useOrderAction(orderNo, () => salesApi.exportOrder(orderNo), close)
  if (!mayChange) return null
  const open = (what: Opened) => {
    receive.reset()
    exported.reset()
    setOpened(what)
  }
  return (
    <Flex gap="2" wrap="wrap">
      {can.export && <Action onClick={() => open('export')}>Mark as exported</Action>}
      {can.receivePayment && <Action onClick={() => open('payment')}>Mark as paid</Action>}
      {order.refundable > 0 && <Action onClick={() => open('refund')}>Refund</Action>}
      {can.replace && <Action onClick={() => open('replace')}>Replace items</Action>}
      {can.cancel && <Action onClick={() => open('cancel')}>Cancel order</Action>}
      {opened === 'refund' && <RefundDialog order={order} onClose={close} />}
      {opened === 'replace' && <ReplaceDialog order={order} onClose={close} />}
      {opened === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {opened === 'payment' && (
        <FormDialog
          title="Mark as paid"
          action="Mark as paid"
          isBusy={receive.isLoading}
          error={receive.error}
          onSubmit={() => receive.mutate()}
          onClose={close}
        >
          Use this when a check has arrived, or a card that is charged later was charged. Gift cards
          in the order are issued.
        </FormDialog>
      )}
      {opened === 'export' && (
        <FormDialog
          title="Mark as exported"
          action="Mark as exported"
          isBusy={exported.isLoading}
          error={exported.error}
          onSubmit={() => exported.mutate()}
          onClose={close}
        >
          The warehouse has the order now.
        </FormDialog>
      )}
    </Flex>
  )
}

function Action({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button size="sm" variant="outline" onClick={onClick}>
      {children}
    </Button>
  )
}
