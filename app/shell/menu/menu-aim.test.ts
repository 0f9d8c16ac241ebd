import { isHeadingDown } from './use-open-menu'

const from = { x: 400, y: 100 }

test.each([
  ['straight down', { x: 400, y: 110 }, true],
  ['down to a far corner', { x: 460, y: 112 }, true],
  ['down to the other corner', { x: 340, y: 112 }, true],
  ['along the bar', { x: 460, y: 100 }, false],
  ['along the bar with an unsteady hand', { x: 460, y: 103 }, false],
  ['up to the logo', { x: 420, y: 80 }, false],
  ['not yet moved', { x: 401, y: 101 }, false],
])('a way %s', (_name, to, expected) => {
  expect(isHeadingDown(from, to)).toBe(expected)
})

test('without a past there is no direction', () => {
  expect(isHeadingDown(undefined, from)).toBe(false)
})
