import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { toAddressValues, toPartialAddress } from '@/forms/address-values'
import { useAddressRule } from '@/purchase/addresses/use-address-rule'
import type { ShippingInput } from './shipping.schemas'
import { useSaveAddress } from './shipping.mutations'

/**
 * Saves what is typed as soon as the state is chosen, or that it is a PO box, so that methods, tax
 * and totals follow it (CHK-020).
 */
export function useDestinationSync({ shipmentId = '', shippingAddress }: Shipment) {
  const { mutate } = useSaveAddress()
  const rule = useAddressRule(shippingAddress)
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
    // A refusal shows when the form is sent, and so does what is wrong: here it is left out.
    mutate({ shipmentId, address: toPartialAddress(getValues('address'), rule) })
  }, [stateCode, isPoBox, shipmentId, mutate, getValues, rule])
}
