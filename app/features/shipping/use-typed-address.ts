import type { UseFormReturn } from 'react-hook-form'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { RecommendedParts } from '@/rules/address-review'
import { toAppError } from '@/errors/to-app-error'
import { isSameAddress, toAddressValues, toBasketAddress } from '@/forms/address-values'
import { addressRuleBeside, recipientRule, type AddressRule } from '@/forms/rules/address'
import { showServerErrors } from '@/forms/show-server-errors'
import type { AcceptedAddresses } from '@/purchase/addresses/use-accept-address'
import type { ShippingInput, ShippingOutput } from './shipping.schemas'
import type { ActiveShipment } from './use-active-shipment'

type Form = UseFormReturn<ShippingInput, unknown, ShippingOutput>

interface AddressWays extends AcceptedAddresses {
  rule: AddressRule
}

export function useTypedAddress(form: Form, active: ActiveShipment, addresses: AddressWays) {
  const typed = () => form.getValues('address')
  const take = (parts: RecommendedParts) => form.setValue('address', { ...typed(), ...parts })
  return {
    typed,
    isChanged: () => {
      const known = toAddressValues(active.shipment?.shippingAddress)
      return active.id !== undefined && !isSameAddress(typed(), known)
    },
    /** Returns whether the address has no errors except missing values. */
    hasOnlyGaps: () => hasOnlyGaps(typed(), addresses.rule),
    /**
     * Resolves to the address to save; undefined if it is invalid, with the focus on the first
     * invalid field.
     */
    read: async () => {
      if (!(await form.trigger('address', { shouldFocus: true }))) return undefined
      const parsed = addresses.rule.safeParse(typed())
      if (!parsed.success) return undefined
      const settled = await addresses.settle(parsed.data, take)
      return settled && toBasketAddress(settled)
    },
    /**
     * Validates and verifies a shipment's saved address like a typed one.
     * @param onLater called if the shopper decides nothing
     * @returns the address to save; undefined if the shopper wants to edit it
     */
    review: async ({ shipmentId, shippingAddress }: Shipment, onLater: () => void) => {
      const rule = addressRuleBeside(shippingAddress ? [shippingAddress] : [], recipientRule)
      const parsed = rule.safeParse(toAddressValues(shippingAddress))
      const shown = shipmentId === active.id ? take : undefined
      const settled = parsed.success
        ? await addresses.settle(parsed.data, shown, onLater)
        : undefined
      return settled && toBasketAddress(settled)
    },
    /**
     * Opens a shipment with the typed address.
     * @returns undefined, because the address is not saved
     */
    moveTo: (shipmentId: string) => {
      const values = typed()
      active.show(shipmentId)
      form.setValue('address', values)
      void form.trigger('address')
      return undefined
    },
    /** Opens a shipment that has just been saved with the typed address. */
    showSaved: (shipmentId: string) => {
      const values = toAddressValues(typed())
      active.show(shipmentId)
      form.setValue('address', values)
    },
    report: (failure: unknown) => showServerErrors(form.setError, toAppError(failure), 'address'),
    isChecking: addresses.isChecking,
  }
}

export type TypedAddress = ReturnType<typeof useTypedAddress>

function hasOnlyGaps(values: ShippingInput['address'], rule: AddressRule): boolean {
  const parsed = rule.safeParse(values)
  return (
    !parsed.success &&
    parsed.error.issues.every(({ path }) => {
      const value = Object.entries(values).find(([name]) => name === path[0])?.[1]
      return value === undefined || value === ''
    })
  )
}
