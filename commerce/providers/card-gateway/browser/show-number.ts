import { formatNumber, toDigits } from '../card-number.rules'

/** Groups what was typed as on the card, and keeps the caret after the digit it was after. */
export function showNumber(input: HTMLInputElement): void {
  const shown = formatNumber(toDigits(input.value))
  if (shown === input.value) return
  const caret = input.selectionStart ?? input.value.length
  const isAtEnd = caret === input.value.length
  const digitsBefore = toDigits(input.value.slice(0, caret)).length
  input.value = shown
  if (isAtEnd) return
  const position = positionAfter(shown, digitsBefore)
  input.setSelectionRange(position, position)
}

function positionAfter(shown: string, digitCount: number): number {
  let seen = 0
  let index = 0
  while (index < shown.length && seen < digitCount) {
    if (/\d/.test(shown[index] ?? '')) seen += 1
    index += 1
  }
  return index
}
