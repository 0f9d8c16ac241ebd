import { fromShopTime, toShopTime } from './shop-clock'

test.each([
  ['2027-02-14T09:30', '2027-02-14T17:30:00Z'],
  ['2027-07-04T00:00', '2027-07-04T07:00:00Z'],
  // the start of daylight saving time, before and after
  ['2027-03-14T01:59', '2027-03-14T09:59:00Z'],
  ['2027-03-14T03:00', '2027-03-14T10:00:00Z'],
  // the end of daylight saving time: the first of the two equal hours is used
  ['2027-11-07T01:30', '2027-11-07T08:30:00Z'],
  ['2027-11-07T02:00', '2027-11-07T10:00:00Z'],
])('the clocks in the shops show %s at %s [PRV-008]', (time, moment) => {
  expect(toShopTime(Date.parse(moment))).toBe(time)
  expect(fromShopTime(time)).toBe(Date.parse(moment))
})

test.each(['', 'tomorrow', '2027-02-30T09:30x', '2027-13-01T00:00'])('%j is no time', (time) => {
  expect(fromShopTime(time)).toBeUndefined()
})
