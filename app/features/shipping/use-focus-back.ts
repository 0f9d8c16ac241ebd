import { useEffect, useRef } from 'react'
import { onFocusLost } from '@/ui/open-dialogs'

/** Id of the title above the only shipment. */
export const SHIPMENT_TITLE_ID = 'shipment-title'

/**
 * Returns the element that takes the focus when a removed recipient had it: the title of the list,
 * or of the only shipment.
 */
export const recipientsTitle = () =>
  document.getElementById('recipients-title') ?? document.getElementById(SHIPMENT_TITLE_ID)

/**
 * Moves the focus to the current title if the focused part of the page has disappeared.
 * @param shown a key that changes with the visible parts
 */
export function useFocusBack(shown: string): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    return onFocusLost(() => recipientsTitle()?.focus())
  }, [shown])
}
