import { act } from '@testing-library/react'
import { useSheet } from '@/ui/use-sheet'

/** Closes side sheets, because an open sheet would stay open in the next test. */
export function closeSheets(): void {
  const { close, forget } = useSheet()
  act(() => {
    close()
    forget()
  })
}
