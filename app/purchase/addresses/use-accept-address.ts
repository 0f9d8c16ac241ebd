import { useCallback } from 'react'
import type { AddressOutput } from '@/forms/rules/address'
import { useAddressBook } from './address-book'
import { useAddressCheck, type AddressCheck } from './use-address-check'

/**
 * The steps before a delivery address is saved: it is verified, the shopper confirms an uncertain
 * result, and it is stored in their address book if requested.
 */
export function useAcceptAddress() {
  const { check, isChecking, dialog } = useAddressCheck()
  const { keep } = useAddressBook()
  const settle = useCallback(
    async (...asked: Parameters<AddressCheck['check']>): Promise<AddressOutput | undefined> => {
      const settled = await check(...asked)
      if (settled) await keep(settled)
      return settled
    },
    [check, keep],
  )
  return { settle, isChecking, dialog }
}

export type AcceptedAddresses = ReturnType<typeof useAcceptAddress>
