import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIntl, defineMessages } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { StepMarkers } from '@/features/checkout/step-markers'
import { OrderConfirmation } from '@/features/order/order-confirmation'
import { orderQuery } from '@/purchase/order.queries'
import { readPendingOrder } from '@/shopper/basket/pending-order-marker'
import { useSite } from '@/site/use-site'
import { PageHead } from '@/ui/page-head'
import styles from './order-confirmation-page.module.css'

const messages = defineMessages({
  title: { id: 'orderConfirmationPage.title', defaultMessage: 'Thank You' },
})

/** `/order-confirmation?orderNo=`: checkout, step 4. A reload shows the order again. */
export default function OrderConfirmationPage() {
  const { formatMessage } = useIntl()
  const { id: siteId } = useSite()
  const orderNo = useOrderNo()
  const { data: order } = useQuery(orderQuery(siteId, orderNo ?? ''))
  return (
    <div className={`container ${styles.page}`}>
      <PageHead title={formatMessage(messages.title)} isHidden />
      {orderNo !== '' && <StepMarkers current="confirmation" contents={order} />}
      <OrderConfirmation orderNo={orderNo} />
    </div>
  )
}

/**
 * Returns the number in the URL, otherwise that of the last order. Undefined at first, because the
 * server renders the same page for everyone.
 */
function useOrderNo(): string | undefined {
  const { id: siteId } = useSite()
  const { search } = useLocation()
  const [orderNo, setOrderNo] = useState<string>()
  useEffect(() => {
    const named = new URLSearchParams(search).get('orderNo')
    const { isPlaced, orderNo: last } = readPendingOrder(siteId) ?? {}
    setOrderNo(named ?? (isPlaced && last ? last : ''))
  }, [search, siteId])
  return orderNo
}
