import type { Basket } from '@/commerce-client/baskets'
import { UnsavedWorkProvider } from '@/purchase/checkout/unsaved-work'
import type { ShipmentParts } from './shipment-panel'
import { ShippingForm } from './shipping-form'

export function Shipping({ basket, parts }: { basket: Basket; parts: ShipmentParts }) {
  return (
    <UnsavedWorkProvider>
      <ShippingForm basket={basket} parts={parts} />
    </UnsavedWorkProvider>
  )
}
