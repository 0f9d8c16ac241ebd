import { useEffect, useRef } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { paymentBrandOf } from '@rules/payment-methods'
import { checkoutStepOf } from '@/rules/checkout-steps'
import { splitShipments } from '@/rules/shipments'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Link } from '@/ui/link'
import { Skeleton } from '@/ui/skeleton'
import { BillingForm } from './billing-form'
import { paymentMessages } from './payment.messages'
import { useWalletReturn, type WalletNotice } from './use-wallet-return'
import { amountToPay, isGiftCard } from '@/rules/payment'
import { GiftCards } from '@/purchase/payment/gift-cards'
import { useApplyGiftCard, useRemoveGiftCard } from './gift-cards.mutations'

function BasketGiftCards({ basket }: { basket: Basket }) {
  const application = useApplyGiftCard()
  const removal = useRemoveGiftCard()
  const applied = (basket.paymentInstruments ?? []).filter(isGiftCard)
  return (
    <GiftCards
      applied={applied.map((one) => ({
        id: one.paymentInstrumentId ?? '',
        masked: one.maskedGiftCertificateCode ?? '',
        amount: one.amount ?? 0,
      }))}
      left={amountToPay(basket)}
      {...{ application, removal }}
    />
  )
}

export function Payment({ basket }: { basket: Basket }) {
  const { message } = useCheckoutError()
  const { isReturning, notice } = useWalletReturn()
  if (isReturning) return <Returning />
  return (
    <div className="stack-5">
      {notice && <Notice notice={notice} />}
      {checkoutStepOf(basket) === 'payment' && <NoMethod />}
      {basket.orderTotal !== 0 && <BasketGiftCards basket={basket} />}
      <BillingForm
        basket={basket}
        shippingAddress={splitShipments(basket).deliveries[0]?.shippingAddress}
        hasFailed={message !== undefined}
        wallet={notice?.wallet}
      />
    </div>
  )
}

/** No shipping method could be chosen for the shopper (CHK-008). */
function NoMethod() {
  return (
    <Alert tone="warning">
      <FormattedMessage
        {...paymentMessages.chooseMethod}
        values={{ shipping: (words) => <Link to={paths.shipping()}>{words}</Link> }}
      />
    </Alert>
  )
}

function Returning() {
  return (
    <div className="stack-5" aria-busy="true">
      <p role="status">
        <FormattedMessage {...paymentMessages.returningAny} />
      </p>
      <Skeleton height="14rem" />
    </div>
  )
}

const TITLES: Record<WalletNotice['reason'], MessageDescriptor> = {
  cancelled: paymentMessages.cancelledTitle,
  expired: paymentMessages.expiredTitle,
  pending: paymentMessages.pendingTitle,
  changed: paymentMessages.changedTitle,
}

/** The reason why a wallet did not pay. It takes the focus when the shopper returns. */
function Notice({ notice: { wallet, reason } }: { notice: WalletNotice }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert
      ref={box}
      tone={reason === 'cancelled' ? 'neutral' : 'warning'}
      title={<FormattedMessage {...TITLES[reason]} values={{ wallet: paymentBrandOf(wallet) }} />}
    >
      <FormattedMessage {...paymentMessages.nothingCharged} />
    </Alert>
  )
}
