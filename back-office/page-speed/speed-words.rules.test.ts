import { toPageTypeText, toShareText, toSpeedText } from './speed-words.rules'

test('speeds are shown in the unit that reads best', () => {
  expect(toSpeedText('LCP', 2_449)).toBe('2.4 s')
  expect(toSpeedText('INP', 87.6)).toBe('88 ms')
  expect(toSpeedText('CLS', 0.084)).toBe('0.08')
})

test('a little is not nothing', () => {
  expect(toShareText(0, 10)).toBe('0 %')
  expect(toShareText(1, 1_000)).toBe('<1 %')
  expect(toShareText(3, 4)).toBe('75 %')
  expect(toShareText(0, 0)).toBe('0 %')
})

test('kinds of pages read as words', () => {
  expect(toPageTypeText('search results')).toBe('Search results')
  expect(toPageTypeText('custom-mix')).toBe('Custom mix')
})
