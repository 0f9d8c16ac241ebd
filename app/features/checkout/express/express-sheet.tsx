import { useState, type ComponentType } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import { serverErrorText } from '@/errors/server-error-text'
import { pickupShopOf, splitShipments } from '@/rules/shipments'
import { UnsavedWorkProvider, useIsSettled } from '@/purchase/checkout/unsaved-work'
import { OrderTotals } from '@/purchase/order-parts/order-totals'
import { useBasketStatus } from '@/shopper/basket/use-basket-status'
import { Alert } from '@/ui/alert'
import { Modal } from '@/ui/modal'
import { RadioGroup } from '@/ui/radio-group'
import { paymentBrandOf, type SheetWallet } from '@rules/payment-methods'
import { checkoutMessages } from '../checkout.messages'
import { ContactChoice } from './contact-choice'
import { ContactProblems } from './contact-problems'
import { expressMessages as messages } from './express.messages'
import styles from './express-pay.module.css'
import { PayButton } from './pay-button'
import { useExpressContact } from './use-express-contact'
import { useExpressPayment } from './use-express-payment'
import { useGivenBack } from './use-given-back'
import { WayChoice } from './way-choice'

export interface ExpressSheetProps {
  basket: Basket
  wallet: SheetWallet
  isOpen: boolean
  onClose: () => void
  /** Says that the wallet cannot pay this basket. */
  isRefused?: boolean
  /** Passed in by the page, because features must not import each other. */
  Delivery: ComponentType<{ basket: Basket; shipment: Shipment }>
}

/** The stand-in for a wallet's sheet: address, delivery and total, then the payment. */
export default function ExpressSheet(props: ExpressSheetProps) {
  return (
    <UnsavedWorkProvider>
      <OpenSheet {...props} />
    </UnsavedWorkProvider>
  )
}

function OpenSheet({ basket, wallet, isOpen, onClose, isRefused, Delivery }: ExpressSheetProps) {
  const intl = useIntl()
  const brand = paymentBrandOf(wallet)
  const isWriting = useBasketStatus() === 'pending'
  const before = useBagBefore(basket, isWriting)
  const contact = useExpressContact(before)
  const payment = useExpressPayment(basket, wallet)
  const giveBack = useGivenBack(() => (isOpen && !payment.isPending ? before : undefined))
  const isSettled = useIsSettled()
  const [source, setSource] = useState<'balance' | 'empty'>('balance')
  const { deliveries, pickups } = splitShipments(basket)
  const [delivery] = deliveries
  const buyer = contact.written
  const hasMethods = [...deliveries, ...pickups].every((one) => one.shippingMethod?.id)
  const isReady = !isRefused && buyer !== undefined && hasMethods && !delivery?.c_dateProblem
  const close = () => {
    if (payment.isPending) return // a payment that has begun is not left
    giveBack()
    onClose()
  }
  const error = payment.error ?? (contact.error && serverErrorText(contact.error, intl))
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={<FormattedMessage {...messages.payWith} values={{ wallet: brand }} />}
      footer={
        <PayButton
          basket={basket}
          isReady={isReady}
          isWriting={isWriting}
          isPaying={payment.isPending}
          onPay={() => buyer && isSettled() && payment.pay(source, buyer)}
        />
      }
    >
      <div className={`stack-5 ${styles.sheet}`}>
        <p className="note">
          <FormattedMessage {...messages.standIn} values={{ wallet: brand }} />
        </p>
        <Troubles
          error={error}
          wallet={isRefused ? brand : undefined}
          isChecking={payment.isChecking}
        />
        <WayChoice
          {...contact}
          basket={basket}
          before={before}
          zip={contact.chosen?.address.postalCode}
          isDisabled={payment.isPending}
        />
        <ContactChoice {...contact} isPickup={pickups.length > 0} isDisabled={payment.isPending} />
        <ContactProblems problems={contact.problems} />
        {isOpen && buyer && delivery && <Delivery basket={basket} shipment={delivery} />}
        {pickups.map((pickup) => (
          <p key={pickup.shipmentId}>
            <FormattedMessage
              {...messages.pickUpAt}
              values={{ shop: pickupShopOf(pickup)?.name }}
            />
          </p>
        ))}
        <div aria-busy={isWriting}>
          <OrderTotals totals={basket} isInCheckout />
        </div>
        <RadioGroup
          legend={<FormattedMessage {...messages.paysFrom} />}
          name="express-source"
          value={source}
          onChange={({ target }) => setSource(target.value === 'empty' ? 'empty' : 'balance')}
          options={[
            { value: 'balance', label: <FormattedMessage {...messages.balance} /> },
            { value: 'empty', label: <FormattedMessage {...messages.empty} /> },
          ]}
        />
      </div>
    </Modal>
  )
}

interface TroublesProps {
  error: string | undefined
  /** The name of the wallet that cannot pay this basket. */
  wallet: string | undefined
  isChecking: boolean
}

function Troubles({ error, wallet, isChecking }: TroublesProps) {
  return (
    <>
      {error && <Alert tone="error">{error}</Alert>}
      {wallet && (
        <Alert tone="error">
          <FormattedMessage {...messages.notAlone} values={{ wallet }} />
        </Alert>
      )}
      {isChecking && (
        <Alert title={<FormattedMessage {...checkoutMessages.lookingForOrder} />}>
          <FormattedMessage {...checkoutMessages.connectionLost} />
        </Alert>
      )}
    </>
  )
}

/** The bag as it was before the sheet changes it, without what an earlier sheet is undoing. */
function useBagBefore(basket: Basket, isWriting: boolean): Basket | undefined {
  const [before, setBefore] = useState<Basket>()
  if (!before && !isWriting) setBefore(basket)
  return before
}
