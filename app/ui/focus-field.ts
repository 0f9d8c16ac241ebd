/**
 * Moves the focus to a field, and expands a collapsed section around it, since fields in a
 * collapsed section cannot be focused.
 */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
}
