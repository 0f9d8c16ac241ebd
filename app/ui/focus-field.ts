/** Moves the focus to a field, and opens what is folded around it: nothing inside a closed fold takes the focus. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
}
