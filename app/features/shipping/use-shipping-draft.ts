import { useCallback, useEffect, useState } from 'react'
import type { UseFormGetValues } from 'react-hook-form'
import { onSessionEvent } from '@/shopper/session/session-events'
import {
  dropShippingDraft,
  keepShippingDraft,
  readShippingDraft,
  type ShippingDraft,
} from './shipping-draft'
import type { ShippingInput } from './shipping.schemas'

/** Returns the values typed before the shopper left to log in. They are only restored once. */
export function useStoredDraft(basketId: string | undefined): ShippingDraft | undefined {
  const [draft] = useState(() => readShippingDraft(basketId))
  useEffect(dropShippingDraft, [])
  return draft
}

/**
 * Returns a function that stores the typed values. They are also stored when the session expires,
 * because the page then redirects to the login.
 */
export function useKeepDraft(
  basketId: string | undefined,
  shipmentId: string | undefined,
  getValues: UseFormGetValues<ShippingInput>,
): () => void {
  const keep = useCallback(() => {
    if (basketId) keepShippingDraft({ basketId, shipmentId, values: getValues() })
  }, [basketId, shipmentId, getValues])
  useEffect(
    () => onSessionEvent((event) => (event === 'session-expired' ? keep() : undefined)),
    [keep],
  )
  return keep
}
