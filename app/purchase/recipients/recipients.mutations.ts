import { useState } from 'react'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ItemMove } from '@/rules/move-items'
import type { AppError } from '@/errors/app-error'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useSite } from '@/site/use-site'
import { addRecipients, removeShipments, type NewRecipient } from './add-recipients'
import { moveItems } from './move-items'

export interface RecipientsProgress {
  done: number
  total: number
}

const ADDING = ['shopper', 'add-recipients']

/**
 * Adds any number of recipients with their items: all or none. `progress` is present while the
 * request runs; after an error, the same request can be repeated.
 */
export function useAddRecipients() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const { shipmentBatchSize: batchSize } = useSiteConfig().preferences
  const [progress, setProgress] = useState<RecipientsProgress>()
  const mutation = useMutation<string[], AppError, readonly NewRecipient[]>({
    mutationKey: ADDING,
    mutationFn: (recipients) => {
      const total = recipients.length
      setProgress({ done: 0, total })
      const onProgress = (done: number) => setProgress({ done, total })
      return addRecipients({ queryClient, siteId, batchSize, recipients, onProgress })
    },
    onSettled: () => setProgress(undefined),
  })
  return { ...mutation, progress }
}

/** Returns whether any part of the page is adding recipients, whose items are still missing. */
export function useIsAddingRecipients(): boolean {
  return useIsMutating(ADDING) > 0
}

/** Removes recipients and their items (MSH-026, MSH-027). */
export function useRemoveRecipients() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  return useMutation<unknown, AppError, readonly string[]>({
    mutationFn: (ids) => removeShipments(queryClient, siteId, ids),
  })
}

export function useMoveItems() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  return useMutation<void, AppError, readonly ItemMove[]>({
    mutationFn: (moves) => moveItems(queryClient, siteId, moves),
  })
}
