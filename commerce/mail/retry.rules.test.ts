import { nextAttemptAt } from './retry.rules'

test.each([
  [1, '10:00:30'],
  [2, '10:02:00'],
  [3, '10:08:00'],
  [4, '10:32:00'],
])('after attempt %d the next one is at %s', (attempts, time) => {
  const next = nextAttemptAt(attempts, new Date('2026-11-21T10:00:00Z'))
  expect(next).toEqual(new Date(`2026-11-21T${time}Z`))
})

test('after the fifth attempt there is no retry', () => {
  expect(nextAttemptAt(5, new Date())).toBeNull()
})
