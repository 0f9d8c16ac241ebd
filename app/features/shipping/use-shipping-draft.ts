import { useCallback, useEffect, useState } from 'react'
import type { UseFormGetValues } from 'react-hook-form'
import { useStableCallback } from '@/lib/use-stable-callback'
import { onSessionEvent } from '@/shopper/session/session-events'
import {
  dropShippingDraft,
  isSameInput,
  keepShippingDraft,
  readShippingDraft,
  type ShippingDraft,
} from './shipping-draft'
import type { ShippingInput } from './shipping.schemas'

/** Returns the values typed before the shopper left the page. They are only restored once. */
export function useStoredDraft(basketId: string | undefined): ShippingDraft | undefined {
  const [draft] = useState(() => readShippingDraft(basketId))
  useEffect(dropShippingDraft, [])
  return draft
}

/**
 * Returns a function that stores the typed values. They are also stored when the session expires,
 * because the page then redirects to the login, and when a page with unsaved ones is reloaded.
 * @param known what the page shows without a draft
 */
export function useKeepDraft(
  { basketId, shipmentId, choice }: Partial<ShippingDraft>,
  getValues: UseFormGetValues<ShippingInput>,
  known: ShippingInput,
): () => void {
  const keep = useCallback(() => {
    if (basketId) keepShippingDraft({ basketId, shipmentId, choice, values: getValues() })
  }, [basketId, shipmentId, choice, getValues])
  useEffect(
    () => onSessionEvent((event) => (event === 'session-expired' ? keep() : undefined)),
    [keep],
  )
  const onHide = useStableCallback(() => {
    if (choice || !isSameInput(getValues(), known)) keep()
  })
  useEffect(() => {
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', dropIfShownAgain)
    return () => {
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', dropIfShownAgain)
    }
  }, [onHide])
  return keep
}

/** A page that comes back from the browser's cache still has its values. */
function dropIfShownAgain({ persisted }: PageTransitionEvent): void {
  if (persisted) dropShippingDraft()
}
