import { useId, useState, type KeyboardEvent } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { VerifiedAddress } from '@/integrations/address-verification/address-verification.port'
import type { AddressInput } from '../rules/address'
import { useStreetSuggestions } from './use-street-suggestions'

export type StreetForm = { address: AddressInput }

/**
 * State of the street's suggestion list and its selected option.
 * @param isInUse returns whether the shopper is typing into the field
 */
export function useStreetCombobox(isInUse: () => boolean) {
  const listId = useId()
  const fill = useFillAddress()
  const { isDirty } = useFormState<StreetForm>()
  const [countryCode, isPoBox] = useWatch<StreetForm, ['address.countryCode', 'address.c_isPOBox']>(
    { name: ['address.countryCode', 'address.c_isPOBox'] },
  )
  const [active, setActive] = useState(-1)
  const { suggestions, notice, type, choose, close } = useStreetSuggestions({
    country: countryCode === 'CA' ? 'CA' : 'US',
    isWanted: () => isDirty && !isPoBox && isInUse(),
    onFill: fill,
  })
  const isOpen = suggestions.length > 0

  const handleKey = (event: KeyboardEvent) => {
    if (!isOpen) return
    const next = nextOption(event.key, active, suggestions.length)
    const chosen = event.key === 'Enter' ? suggestions[active] : undefined
    if (next !== undefined) setActive(next)
    else if (chosen) void choose(chosen)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const typed = (text: string) => {
    setActive(-1)
    type(text)
  }
  const optionId = (index: number) => `${listId}-${index}`
  const list = { id: listId, suggestions, active, optionId }
  return { list, isOpen, isPoBox, notice, typed, handleKey, choose, close }
}

function useFillAddress() {
  const { setValue } = useFormContext<StreetForm>()
  return (address: VerifiedAddress) => {
    const change = { shouldDirty: true, shouldValidate: true }
    setValue('address.address1', address.address_line_1, change)
    setValue('address.city', address.locality, change)
    setValue('address.stateCode', address.region, change)
    setValue('address.postalCode', address.postal_code, change)
  }
}

/**
 * Returns the index to which a key moves in a list of `count` options; undefined for other keys.
 */
function nextOption(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
