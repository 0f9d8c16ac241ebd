import { fireEvent, screen } from '@testing-library/react'

/**
 * Fills in the fields with these labels as autofill does, at once. Letter by letter takes ten times as
 * long, and is for tests of what happens meanwhile.
 */
export function fillIn(
  texts: Readonly<Record<string, string>>,
  { getByLabelText }: Pick<typeof screen, 'getByLabelText'> = screen,
): void {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(getByLabelText(label), { target: { value } })
  }
}
