import { canDeliverOn, firstDeliveryDay } from './delivery-days'

const window = {
  shipDate: '2026-11-20',
  arrivesFrom: '2026-11-24',
  arrivesBy: '2026-11-26',
  lastDate: '2026-12-11',
  weekdays: [1, 2, 3, 4, 5],
  closedDates: ['2026-11-26'],
}

test.each([
  ['before it can be there', '2026-11-25', false],
  ['a day without delivery', '2026-11-26', false],
  ['the day after', '2026-11-27', true],
  ['a Saturday', '2026-11-28', false],
  ['the last day', '2026-12-11', true],
  ['after the last day', '2026-12-14', false],
])('%s [CHK-021]', (_name, day, expected) => {
  expect(canDeliverOn(day, window)).toBe(expected)
})

it('knows the first day, if there is one', () => {
  expect(firstDeliveryDay(window)).toBe('2026-11-27')
  expect(firstDeliveryDay({ ...window, lastDate: '2026-11-26' })).toBeUndefined()
})
