import {
  chooseSchedule,
  findNextChange,
  shownVersion,
  type ScheduledVersion,
} from './edition.rules'

const at = (hour: number) => new Date(Date.UTC(2027, 1, 1, hour))
const version = (
  version: number,
  editionId: string,
  [from, to]: [number?, number?] = [],
  isThere = true,
): ScheduledVersion => ({
  itemId: 'item',
  version,
  editionId,
  startsAt: from === undefined ? null : at(from),
  endsAt: to === undefined ? null : at(to),
  isThere,
})

const base = version(1, 'base')
const redesign = version(2, 'redesign', [2])
const season = version(3, 'season', [1, 10])
const hour = version(4, 'hour', [5, 6])
const all = [base, redesign, season, hour]

test.each([
  [0, 'base'],
  [1, 'season'],
  [2, 'season'],
  [5, 'hour'],
  [6, 'season'],
  [10, 'redesign'],
])('at %i the current edition is %s', (moment, expected) => {
  expect(chooseSchedule(all, at(moment))?.editionId).toBe(expected)
  expect(chooseSchedule([...all].reverse(), at(moment))?.editionId).toBe(expected)
})

test('when two editions start at the same moment, the order of their ids decides', () => {
  const twins = [version(2, 'b', [1, 3]), version(3, 'a', [1, 9])]
  expect(shownVersion(twins, at(1))).toBe(3)
})

test('the next change is the next moment when other content is shown', () => {
  expect(findNextChange(all, at(0))).toEqual(at(1))
  // the start of the redesign is not visible, because the season has precedence
  expect(findNextChange(all, at(1))).toEqual(at(5))
  expect(findNextChange(all, at(6))).toEqual(at(10))
  expect(findNextChange(all, at(10))).toBeUndefined()
  expect(findNextChange([base], at(0))).toBeUndefined()
})

test('an edition that hides an item without base content causes no change', () => {
  expect(findNextChange([version(1, 'season', [1, 2], false)], at(0))).toBeUndefined()
  expect(findNextChange([base, version(2, 'season', [1, 2], false)], at(0))).toEqual(at(1))
})
