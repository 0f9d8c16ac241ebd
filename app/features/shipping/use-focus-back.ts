import { useEffect, useRef } from 'react'
import { onFocusLost } from '@/ui/open-dialogs'

/** Of the title above the only shipment. */
export const SHIPMENT_TITLE_ID = 'shipment-title'

/** What has the focus when what had it is gone with a recipient: the title of the list, or of the only one left. */
export const recipientsTitle = () =>
  document.getElementById('recipients-title') ?? document.getElementById(SHIPMENT_TITLE_ID)

/**
 * Gives the focus to the title of what is shown, where it was in a part of the page that is gone.
 * @param shown changes with the parts of the page
 */
export function useFocusBack(shown: string): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    return onFocusLost(() => recipientsTitle()?.focus())
  }, [shown])
}
