import { findSourceCodeGroups } from './source-codes.rules'
import { SourceCodeGroup } from './source-code-group.schemas'

const CALIFORNIA = 'America/Los_Angeles'

function isFound(group: object, at: string, timezone: string): boolean {
  const groups = new Map([['print', SourceCodeGroup.parse({ codes: ['FALL*'], ...group })]])
  return findSourceCodeGroups(groups, 'fall26', new Date(at), timezone).length === 1
}

it.each([
  ['2026-12-01T07:59:59Z', CALIFORNIA, true],
  ['2026-12-01T08:00:00Z', CALIFORNIA, false],
  ['2026-11-30T14:59:59Z', 'Asia/Tokyo', true],
  ['2026-11-30T15:00:00Z', 'Asia/Tokyo', false],
  ['2026-12-01T00:00:00Z', 'Etc/UTC', false],
])('a last day, 30 November, at %s in %s: %s', (at, timezone, expected) => {
  expect(isFound({ onlineTo: '2026-11-30' }, at, timezone)).toBe(expected)
})

// the clocks are changed on 8 March and on 1 November
it.each([
  ['2026-03-08', '2026-03-08T07:59:59Z', false],
  ['2026-03-08', '2026-03-08T08:00:00Z', true],
  ['2026-03-08', '2026-03-09T06:59:59Z', true],
  ['2026-03-08', '2026-03-09T07:00:00Z', false],
  ['2026-11-01', '2026-11-01T06:59:59Z', false],
  ['2026-11-01', '2026-11-01T07:00:00Z', true],
  ['2026-11-01', '2026-11-02T07:59:59Z', true],
  ['2026-11-01', '2026-11-02T08:00:00Z', false],
])('a code for %s alone, at %s in California: %s', (day, at, expected) => {
  expect(isFound({ onlineFrom: day, onlineTo: day }, at, CALIFORNIA)).toBe(expected)
})

it('times begin and end at their moment', () => {
  const group = { onlineFrom: '2026-11-20T10:00:00+01:00', onlineTo: '2026-11-20T10:00:00Z' }
  const found = ['08:59:59', '09:00:00', '09:59:59', '10:00:00'].map((time) =>
    isFound(group, `2026-11-20T${time}Z`, CALIFORNIA),
  )
  expect(found).toEqual([false, true, true, false])
  expect(isFound({ enabled: false }, '2026-11-20T09:00:00Z', CALIFORNIA)).toBe(false)
})
