import { useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import { toAddressValues, toPartialAddress } from '@/forms/address-values'
import { DeliveryAddress } from '@/purchase/addresses/delivery-address'
import { useAddressRule } from '@/purchase/addresses/use-address-rule'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { isPhoneOptional } from './recipient-needs'
import { shippingMessages as messages } from './shipping.messages'
import { useSaveAddress } from './shipping.mutations'
import type { ShippingInput } from './shipping.schemas'
import { SHIPMENT_TITLE_ID } from './use-focus-back'

interface ShipmentPartProps {
  basket: Basket
  shipment: Shipment
  /** Folded at first, on wide screens too, with what it holds in a line. */
  isFolded?: boolean
}

/**
 * Components passed in by the page, because features must not import each other
 * (docs/architecture.md).
 */
export interface ShipmentParts {
  Delivery: ComponentType<ShipmentPartProps>
  Extras: ComponentType<ShipmentPartProps>
}

interface ShipmentPanelProps extends ShipmentPartProps {
  parts: ShipmentParts
  /** Shown instead of the form for the address. */
  address?: ReactNode
}

export function ShipmentPanel({ parts, address, ...part }: ShipmentPanelProps) {
  const { Delivery, Extras } = parts
  return (
    <>
      {address ?? <AddressPart {...part} />}
      <Delivery {...part} />
      <Extras {...part} />
    </>
  )
}

function AddressPart({ basket, shipment }: ShipmentPartProps) {
  const hasOptionalPhone = isPhoneOptional(basket, shipment)
  useDestinationSync(shipment, hasOptionalPhone)
  return (
    <TitledSection title={messages.shippingAddress} titleId={SHIPMENT_TITLE_ID}>
      <DeliveryAddress isPhoneOptional={hasOptionalPhone} />
    </TitledSection>
  )
}

/**
 * Saves the typed address when the state or the PO box flag changes, so that methods, tax and
 * totals are updated (CHK-020).
 */
function useDestinationSync(
  { shipmentId = '', shippingAddress }: Shipment,
  hasOptionalPhone: boolean,
) {
  const { mutate } = useSaveAddress()
  const rule = useAddressRule(shippingAddress, hasOptionalPhone)
  const { control, getValues } = useFormContext<ShippingInput>()
  const [stateCode, isPoBox = false] = useWatch({
    control,
    name: ['address.stateCode', 'address.c_isPOBox'],
  })
  const { c_isPOBox } = toAddressValues(shippingAddress)
  const known = useRef({ stateCode: shippingAddress?.stateCode ?? '', isPoBox: c_isPOBox })
  useEffect(() => {
    const isKnown = stateCode === known.current.stateCode && isPoBox === known.current.isPoBox
    if (!stateCode || isKnown) return
    known.current = { stateCode, isPoBox }
    // Invalid parts are omitted here, and errors are ignored; both are shown on submit.
    mutate({ shipmentId, address: toPartialAddress(getValues('address'), rule) })
  }, [stateCode, isPoBox, shipmentId, mutate, getValues, rule])
}
