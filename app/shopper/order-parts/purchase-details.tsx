import type { ReactNode } from 'react'
import { FormattedMessage, defineMessages, type MessageDescriptor } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { AddressText } from './address-text'
import { ShippingPrice } from './order-totals'
import { PaymentText } from './payment-text'
import styles from './purchase-details.module.css'
import { PurchaseLines } from './purchase-lines'
import { TitledSection } from './titled-section'

const messages = defineMessages({
  shipping: { id: 'purchase.shipping', defaultMessage: 'Shipping' },
  shipment: { id: 'purchase.shipment', defaultMessage: 'Shipping to' },
  method: { id: 'purchase.method', defaultMessage: 'Shipping method' },
  contact: { id: 'purchase.contact', defaultMessage: 'Email' },
  giftMessage: { id: 'purchase.giftMessage', defaultMessage: 'Gift message' },
  payment: { id: 'purchase.payment', defaultMessage: 'Payment' },
  paidWith: { id: 'purchase.paidWith', defaultMessage: 'Payment method' },
  billingAddress: { id: 'purchase.billingAddress', defaultMessage: 'Billing address' },
  items: { id: 'purchase.items', defaultMessage: 'Items' },
})

/** What a basket and an order tell of themselves in the same words; the SDK's documents fit it. */
type Purchase = Pick<
  Basket,
  'customerInfo' | 'shipments' | 'billingAddress' | 'paymentInstruments' | 'productItems'
>

interface PurchaseDetailsProps {
  purchase: Purchase
  /** Where each part is changed; an order's parts stand. */
  editPaths?: { shipping: string; payment: string; items: string }
}

/** All that was chosen: each shipment with its items, and the payment (CHK-044, CHK-045). */
export function PurchaseDetails({ purchase, editPaths }: PurchaseDetailsProps) {
  const { shipments = [], productItems = [], billingAddress, paymentInstruments = [] } = purchase
  const used = shipments.filter(({ shipmentId }) =>
    productItems.some((item) => item.shipmentId === shipmentId),
  )
  return (
    <div className={styles.parts}>
      {used.map((shipment) => (
        <TitledSection
          key={shipment.shipmentId}
          title={messages.shipping}
          editPath={editPaths?.shipping}
        >
          <div className={styles.columns}>
            {shipment.shippingAddress && (
              <Part title={messages.shipment}>
                <AddressText address={shipment.shippingAddress} />
              </Part>
            )}
            <div className={styles.parts}>
              <Part title={messages.contact}>{purchase.customerInfo?.email}</Part>
              <Part title={messages.method}>
                {shipment.shippingMethod?.name} <ShippingPrice amount={shipment.shippingTotal} />
              </Part>
            </div>
          </div>
          {shipment.giftMessage && (
            <Part title={messages.giftMessage}>
              <p className={styles.message}>{shipment.giftMessage}</p>
            </Part>
          )}
        </TitledSection>
      ))}
      <TitledSection title={messages.payment} editPath={editPaths?.payment}>
        <div className={styles.columns}>
          <Part title={messages.paidWith}>
            {paymentInstruments.map((instrument) => (
              <div key={instrument.paymentInstrumentId} className={styles.lines}>
                <PaymentText instrument={instrument} />
              </div>
            ))}
          </Part>
          {billingAddress && (
            <Part title={messages.billingAddress}>
              <AddressText address={billingAddress} />
            </Part>
          )}
        </div>
      </TitledSection>
      <TitledSection title={messages.items} editPath={editPaths?.items}>
        <PurchaseLines lines={productItems} />
      </TitledSection>
    </div>
  )
}

function Part({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <p className={styles.name}>
        <FormattedMessage {...title} />
      </p>
      <div>{children}</div>
    </div>
  )
}
