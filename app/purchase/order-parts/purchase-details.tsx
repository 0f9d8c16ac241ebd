import type { ReactNode } from 'react'
import { defineMessages } from 'react-intl'
import type { Basket, BasketItem } from '@/commerce-client/baskets'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { linesOfShipment } from '@/rules/buy-again'
import { isEnded, type OrderFacts } from '@/rules/order-status'
import { isPickupShipment } from '@/rules/shipments'
import { Money } from '@/ui/price'
import { Steps } from '@/ui/steps'
import { AddressText } from './address-text'
import { GiftCardLines } from './gift-card-lines'
import { MANY_SHIPMENTS } from './many-shipments'
import { PaymentNote } from './payment-note'
import { PaymentText } from './payment-text'
import styles from './purchase-details.module.css'
import { PurchasePart } from './purchase-part'
import { PurchaseShipment } from './purchase-shipment'
import { ShipmentProgress, useShipmentSteps } from './shipment-progress'
import { PurchaseLines } from './purchase-lines'
import { TitledSection } from './titled-section'

const messages = defineMessages({
  payment: { id: 'purchase.payment', defaultMessage: 'Payment' },
  paidWith: { id: 'purchase.paidWith', defaultMessage: 'Payment method' },
  billingAddress: { id: 'purchase.billingAddress', defaultMessage: 'Billing address' },
  items: { id: 'purchase.items', defaultMessage: 'Items' },
  giftCards: { id: 'purchase.giftCards', defaultMessage: 'Gift cards by e-mail' },
})

/** The fields that baskets and orders share; the SDK's documents are compatible. */
type Purchase = Pick<
  Basket,
  | 'taxation'
  | 'customerInfo'
  | 'shipments'
  | 'billingAddress'
  | 'paymentInstruments'
  | 'productItems'
  | 'giftCertificateItems'
>

export interface PurchaseActions {
  /** Rendered only if there are several shipments. */
  shipment?: (shipment: Shipment) => ReactNode
  line?: (line: BasketItem) => ReactNode
}

interface PurchaseDetailsProps {
  purchase: Purchase
  /** Paths for changing each part; absent for an order, which cannot be changed. */
  editPaths?: { shipping: string; payment: string; items: string }
  /** Of a placed order: each shipment shows its progress, its total and its tracking. */
  order?: OrderFacts
  actions?: PurchaseActions
}

/**
 * The chosen parts of a purchase: each shipment with its items, and the payment (CHK-044, CHK-045).
 */
export function PurchaseDetails({ purchase, editPaths, order, actions }: PurchaseDetailsProps) {
  const { shipments = [], productItems = [], giftCertificateItems = [] } = purchase
  const stepsOf = useShipmentSteps(order)
  const used = shipments.filter(({ shipmentId }) =>
    productItems.some((item) => item.shipmentId === shipmentId),
  )
  // Deliveries and pickups are listed separately, each with its items (CHK-060).
  const isSplit = used.length > 1
  const isFolded = order !== undefined && used.length >= MANY_SHIPMENTS
  const sent = used.filter((shipment) => !isPickupShipment(shipment))
  return (
    <div className={styles.parts}>
      {used.map((shipment) => {
        const progress = stepsOf(shipment)
        return (
          <PurchaseShipment
            key={shipment.shipmentId}
            shipment={shipment}
            // the purchaser's e-mail address is shown only once
            email={shipment === sent[0] ? purchase.customerInfo?.email : undefined}
            place={
              sent.length > 1
                ? { number: sent.indexOf(shipment) + 1, count: sent.length }
                : undefined
            }
            editPath={editPaths && editPathOf(editPaths.shipping, shipment)}
            steps={progress && <Steps {...progress} isQuiet />}
            isPromised={!order || !isEnded(order)}
            orderNo={order?.orderNo}
            folded={
              isFolded
                ? [
                    progress?.steps[progress.current]?.text,
                    toContents(linesOfShipment(productItems, shipment)),
                  ]
                    .filter(Boolean)
                    .join(' · ')
                : undefined
            }
          >
            {order && (
              <ShipmentProgress
                shipment={shipment}
                lines={linesOfShipment(productItems, shipment)}
                isSplit={isSplit}
                isGross={purchase.taxation === 'gross'}
              />
            )}
            {isSplit && (
              <PurchaseLines
                purchase={productItems}
                lines={productItems.filter((item) => item.shipmentId === shipment.shipmentId)}
                actions={actions?.line}
              />
            )}
            {isSplit && actions?.shipment?.(shipment)}
          </PurchaseShipment>
        )
      })}
      <Payment purchase={purchase} editPath={editPaths?.payment} />
      {!isSplit && (
        <TitledSection title={messages.items} editPath={editPaths?.items}>
          <PurchaseLines lines={productItems} actions={actions?.line} />
          <GiftCardLines items={giftCertificateItems} size="sm" />
        </TitledSection>
      )}
      {isSplit && giftCertificateItems.length > 0 && (
        <TitledSection title={messages.giftCards} editPath={editPaths?.items}>
          <GiftCardLines items={giftCertificateItems} size="sm" />
        </TitledSection>
      )}
    </div>
  )
}

/** Hidden from guests who only gave the order number and postal code. */
function Payment({ purchase, editPath }: { purchase: Purchase; editPath: string | undefined }) {
  const { paymentInstruments = [], billingAddress } = purchase
  if (paymentInstruments.length === 0) return null
  return (
    <TitledSection title={messages.payment} editPath={editPath}>
      <div className={styles.columns}>
        <PurchasePart title={messages.paidWith}>
          {paymentInstruments.map((instrument) => (
            <div key={instrument.paymentInstrumentId} className={styles.lines}>
              <PaymentText instrument={instrument} />
              {paymentInstruments.length > 1 && (
                <span>
                  <Money amount={instrument.amount ?? 0} />
                </span>
              )}
              <PaymentNote instrument={instrument} />
            </div>
          ))}
        </PurchasePart>
        {billingAddress && (
          <PurchasePart title={messages.billingAddress}>
            <AddressText address={billingAddress} />
          </PurchasePart>
        )}
      </div>
    </TitledSection>
  )
}

/** Returns `2 × Truffles · 1 × Brittle`. */
function toContents(lines: readonly BasketItem[]): string {
  return lines
    .map(({ quantity = 1, productName, productId }) => `${quantity} × ${productName ?? productId}`)
    .join(' · ')
}

/** The edit link of a delivery opens that shipment. */
function editPathOf(path: string, shipment: Shipment): string {
  if (isPickupShipment(shipment) || !shipment.shipmentId) return path
  return `${path}?shipment=${encodeURIComponent(shipment.shipmentId)}`
}
