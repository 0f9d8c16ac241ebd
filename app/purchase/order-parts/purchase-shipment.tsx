import type { ReactNode } from 'react'
import { defineMessages } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { fullNameOf } from '@/rules/recipients'
import { pickupShopOf } from '@/rules/shipments'
import { AddressText, toReadablePhone } from './address-text'
import { DeliveryParts } from './delivery-parts'
import { FoldedSection } from './folded-section'
import { PickupCode } from './pickup-code'
import { ShippingPrice } from './shipping-rows'
import styles from './purchase-details.module.css'
import { PurchasePart } from './purchase-part'
import { TitledSection } from './titled-section'

const messages = defineMessages({
  shipping: { id: 'purchase.shipping', defaultMessage: 'Shipping' },
  oneOfSeveral: {
    id: 'purchase.oneOfSeveral',
    defaultMessage: 'Shipment {number} of {count}: {name}',
  },
  oneWithoutName: { id: 'purchase.oneWithoutName', defaultMessage: 'Shipment {number} of {count}' },
  shipment: { id: 'purchase.shipment', defaultMessage: 'Shipping to' },
  method: { id: 'purchase.method', defaultMessage: 'Shipping method' },
  contact: { id: 'purchase.contact', defaultMessage: 'Email' },
  giftMessage: { id: 'purchase.giftMessage', defaultMessage: 'Gift message' },
  pickup: { id: 'purchase.pickup', defaultMessage: 'Pickup at {shop}' },
  shop: { id: 'purchase.shop', defaultMessage: 'Shop' },
  collector: { id: 'purchase.collector', defaultMessage: 'Collected by' },
})

interface PurchaseShipmentProps {
  shipment: Shipment
  email: string | undefined
  editPath: string | undefined
  /** Whether it is still to arrive on its dates; `false` for an ended order. */
  isPromised: boolean
  /** Of a placed order. */
  orderNo?: string
  /** How far a placed order's shipment is. */
  steps?: ReactNode
  /** Number of this shipment, if there are several recipients. */
  place?: { number: number; count: number }
  /** Summary of the items, shown in place of the collapsed shipment. */
  folded?: string
  /** The items, if they are shown per shipment. */
  children: ReactNode
}

/** A shipment's address and method, or its pickup shop and contact person (ORD-023). */
export function PurchaseShipment({
  shipment,
  email,
  isPromised,
  orderNo,
  editPath,
  ...rest
}: PurchaseShipmentProps) {
  const { place, folded, steps, children } = rest
  const shop = pickupShopOf(shipment)
  const name = fullNameOf(shipment.shippingAddress)
  const parcel = name ? messages.oneOfSeveral : messages.oneWithoutName
  const title = shop ? messages.pickup : place ? parcel : messages.shipping
  const values = { shop: shop?.name, name, ...place }
  if (folded !== undefined) {
    return (
      <FoldedSection title={title} values={values} held={folded} isClosed>
        <div className={styles.parts}>
          {steps}
          <Parts {...{ shipment, email, isPromised, orderNo }} />
          {children}
        </div>
      </FoldedSection>
    )
  }
  return (
    <TitledSection title={title} values={values} editPath={editPath}>
      {steps}
      <Parts {...{ shipment, email, isPromised, orderNo }} />
      {children}
    </TitledSection>
  )
}

/** Address and method, or pickup shop and contact person; then the gift message. */
function Parts({
  shipment,
  email,
  isPromised,
  orderNo,
}: Pick<PurchaseShipmentProps, 'shipment' | 'email' | 'isPromised' | 'orderNo'>) {
  const { shippingAddress, giftMessage } = shipment
  const shop = pickupShopOf(shipment)
  // if the address is hidden, the amounts may be hidden, too
  const isPriced = shippingAddress !== undefined || shipment.shippingTotal !== undefined
  return (
    <>
      {isText(shipment.c_pickupCode) && (
        <PickupCode
          code={shipment.c_pickupCode}
          keptUntil={isText(shipment.c_pickupKeptUntil) ? shipment.c_pickupKeptUntil : undefined}
        />
      )}
      <div className={styles.columns}>
        {shippingAddress && !shop && (
          <PurchasePart title={messages.shipment}>
            <AddressText address={shippingAddress} />
          </PurchasePart>
        )}
        {/* an order tracked without login only has the shop's name, which the title already shows */}
        {shippingAddress?.address1 && shop && (
          <PurchasePart title={messages.shop}>
            {/* orders of other systems contain the contact person in the shop's address */}
            <AddressText
              address={{ ...shippingAddress, firstName: undefined, lastName: undefined }}
            />
          </PurchasePart>
        )}
        {shop ? (
          isText(shipment.c_pickupFirstName) && (
            <PurchasePart title={messages.collector}>
              <Collector shipment={shipment} />
            </PurchasePart>
          )
        ) : (
          <div className={styles.parts}>
            {email && <PurchasePart title={messages.contact}>{email}</PurchasePart>}
            <PurchasePart title={messages.method}>
              <span>{shipment.shippingMethod?.name}</span>{' '}
              {isPriced && <ShippingPrice amount={shipment.shippingTotal} />}
            </PurchasePart>
            <DeliveryParts {...{ shipment, isPromised, orderNo }} />
          </div>
        )}
      </div>
      {giftMessage && (
        <PurchasePart title={messages.giftMessage}>
          <p className={styles.message}>{giftMessage}</p>
        </PurchasePart>
      )}
    </>
  )
}

function Collector({ shipment }: { shipment: Shipment }) {
  const { c_pickupFirstName, c_pickupLastName, c_pickupPhone, c_pickupEmail } = shipment
  const lines = [
    [c_pickupFirstName, c_pickupLastName].filter(isText).join(' '),
    isText(c_pickupPhone) && toReadablePhone(c_pickupPhone),
    c_pickupEmail,
  ]
  return (
    <p className={styles.lines}>
      {lines.filter(isText).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
