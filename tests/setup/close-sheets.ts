import { act } from '@testing-library/react'
import { useSheet } from '@/ui/use-sheet'

/** Closes the side sheet for the next test, because it belongs to the tab and not to the test. */
export function closeSheets(): void {
  const { close, forget } = useSheet()
  act(() => {
    close()
    forget()
  })
}
