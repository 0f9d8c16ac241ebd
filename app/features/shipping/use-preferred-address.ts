import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Basket } from '@/commerce-client/baskets'
import { isMultiShip } from '@/domain/recipients'
import { isSameAddress, toAddressValues } from '@/forms/address-values'
import { useSelectableAddresses } from '@/purchase/addresses/use-selectable-addresses'
import type { ShippingInput, ShippingOutput } from './shipping.schemas'
import type { ActiveShipment } from './use-active-shipment'

/**
 * Chooses a customer's preferred address, where the only parcel has none and nothing was typed or
 * chosen yet. Of several recipients, none lives where the customer does.
 */
export function usePreferredAddress(
  form: UseFormReturn<ShippingInput, unknown, ShippingOutput>,
  { shipment }: ActiveShipment,
  basket: Basket,
): void {
  const preferred = useSelectableAddresses().find((entry) => entry.preferred)
  const { getValues, setValue } = form
  const isOpen = shipment !== undefined && !isMultiShip(basket)
  useEffect(() => {
    if (!preferred || !isOpen) return
    const { addressId, ...typed } = getValues('address')
    if (addressId !== undefined || !isSameAddress(typed, toAddressValues(undefined))) return
    setValue('address', { ...toAddressValues(preferred), addressId: preferred.addressId })
  }, [preferred, isOpen, getValues, setValue])
}
