import { act } from '@testing-library/react'
import { useSheet } from '@/ui/use-sheet'

/** Leaves no side sheet to the next test: the open one is the tab's, not the test's. */
export function closeSheets(): void {
  const { close, forget } = useSheet()
  act(() => {
    close()
    forget()
  })
}
