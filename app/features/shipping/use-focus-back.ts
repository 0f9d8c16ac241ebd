import { useLayoutEffect, type RefObject } from 'react'

/** What has the focus when what had it is gone with a recipient. */
export const recipientsTitle = () => document.getElementById('recipients-title')

/** A panel that closes with the focus inside gives it to the title of the list. */
export function useFocusBack(panel: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const element = panel.current
    return () => {
      if (element?.contains(document.activeElement)) recipientsTitle()?.focus()
    }
  }, [panel])
}
