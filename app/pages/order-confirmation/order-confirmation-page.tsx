import { useEffect, useState } from 'react'
import { Helmet } from 'react-helmet'
import { useIntl, defineMessages } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { StepMarkers } from '@/features/checkout/step-markers'
import { OrderConfirmation } from '@/features/order/order-confirmation'
import styles from './order-confirmation-page.module.css'

const messages = defineMessages({
  title: { id: 'orderConfirmationPage.title', defaultMessage: 'Thank You' },
})

/** `/order-confirmation?orderNo=`: checkout, step 4. Loading it again shows the order again. */
export default function OrderConfirmationPage() {
  const { formatMessage } = useIntl()
  const orderNo = useOrderNo()
  return (
    <div className={`container ${styles.page}`}>
      <Helmet>
        <title>{formatMessage(messages.title)}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      {orderNo !== '' && <StepMarkers current="confirmation" />}
      <OrderConfirmation orderNo={orderNo} />
    </div>
  )
}

/** The number in the address; undefined at first, since the server's page is the same for all. */
function useOrderNo(): string | undefined {
  const { search } = useLocation()
  const [orderNo, setOrderNo] = useState<string>()
  useEffect(() => setOrderNo(new URLSearchParams(search).get('orderNo') ?? ''), [search])
  return orderNo
}
