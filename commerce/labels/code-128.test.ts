import { toCode128 } from './code-128'

/** The widths of bars and spaces, as a scanner sees them. */
function widthsOf(text: string): string {
  const { bars, length } = toCode128(text)
  return bars
    .map(({ at, width }, index) => `${width}${(bars[index + 1]?.at ?? length) - at - width || ''}`)
    .join('')
}

test('a text begins with set B and ends with its check value and the stop', () => {
  // 104 + 1 × 48 (P) + 2 × 17 (1) = 186, and 186 modulo 103 = 83
  expect(widthsOf('P1')).toBe(['211214', '313121', '123221', '114212', '2331112'].join(''))
})

test('each letter has eleven modules, of which an even number is dark, and no other has the same', () => {
  const all = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  const patterns = all.map((letter) => widthsOf(letter).slice(6, 12))
  for (const pattern of patterns) {
    const widths = [...pattern].map(Number)
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11)
    const dark = widths.filter((_, index) => index % 2 === 0)
    expect(dark.reduce((sum, width) => sum + width, 0) % 2).toBe(0)
  }
  expect(new Set(patterns).size).toBe(95)
})

test('what cannot be a barcode is refused', () => {
  expect(() => toCode128('')).toThrow(RangeError)
  expect(() => toCode128('é')).toThrow(RangeError)
})
