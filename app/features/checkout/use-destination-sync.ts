import { useEffect, useRef } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { copyAddress } from './address-values'
import type { ShippingInput, ShippingOutput } from './shipping.schemas'
import { useSaveDestination } from './shipping.mutations'

/** Saves what is typed as soon as the state is chosen, so that methods, tax and totals follow it. */
export function useDestinationSync(
  { shipmentId = '', shippingAddress }: Shipment,
  form: UseFormReturn<ShippingInput, unknown, ShippingOutput>,
) {
  const { mutate } = useSaveDestination(shipmentId)
  const stateCode = useWatch({ control: form.control, name: 'address.stateCode' })
  const known = useRef(shippingAddress?.stateCode ?? '')
  const { getValues } = form
  useEffect(() => {
    if (!stateCode || stateCode === known.current) return
    known.current = stateCode
    // A refusal shows when the form is sent.
    mutate(copyAddress(getValues('address')))
  }, [stateCode, mutate, getValues])
}
