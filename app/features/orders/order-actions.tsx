import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { getInvoice, type Order } from '@/commerce-client/orders'
import { saveFile } from '@/lib/save-file'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { BuyAgainButton } from './buy-again/buy-again-button'
import { buyAgainMessages } from './buy-again/buy-again.messages'
import { CancelDialog } from './cancel-dialog'
import { ordersMessages as messages } from './orders.messages'
import { useCancelOrder } from './use-cancel-order'

/** Statuses of orders that have no invoice, because they were never sold or were taken back. */
const WITHOUT_INVOICE: readonly (string | undefined)[] = [
  'created',
  'failed',
  'cancelled',
  'replaced',
]

export function OrderActions({ order }: { order: Order }) {
  const { formatMessage } = useIntl()
  const { orderNo = '', productItems = [] } = order
  const cancelling = useCancelOrder(orderNo)
  const invoice = useInvoice(orderNo)
  const cancelled = useRef<HTMLDivElement>(null)
  return (
    <div className="stack-4">
      <div className="cluster-3">
        <BuyAgainButton
          order={order}
          lines={productItems}
          hasRecipients
          variant="primary"
          label={formatMessage(buyAgainMessages.orderLabel, { orderNo })}
        />
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <FormattedMessage {...messages.print} />
        </Button>
        {!WITHOUT_INVOICE.includes(order.status) && (
          <Button
            variant="secondary"
            size="sm"
            isPending={invoice.isLoading}
            onClick={() => invoice.mutate()}
          >
            <FormattedMessage {...messages.invoice} />
          </Button>
        )}
        <CancelDialog
          orderNo={orderNo}
          cancelling={cancelling}
          isOffered={order.c_cancellable === true}
          doneRef={cancelled}
        />
      </div>
      {invoice.isError && (
        <Alert tone="error">
          <FormattedMessage {...messages.invoiceFailed} />
        </Alert>
      )}
      {cancelling.isSuccess && (
        <Alert ref={cancelled} tone="success" title={<FormattedMessage {...messages.cancelled} />}>
          <FormattedMessage {...messages.refunded} />
        </Alert>
      )}
    </div>
  )
}

function useInvoice(orderNo: string) {
  const { id: siteId } = useSite()
  return useMutation({
    mutationFn: async () => saveFile(await getInvoice(siteId, orderNo), `${orderNo}.pdf`),
  })
}
