import { toDeliveryWindow } from './delivery.mapper'

let mockDelivery: { minDays: number; maxDays: number } | undefined
jest.mock('@/site/app-config', () => ({ getAppConfig: () => ({ delivery: mockDelivery }) }))

beforeEach(() => {
  // a Thursday
  jest.useFakeTimers({ now: new Date(2026, 10, 19, 12) })
  mockDelivery = undefined
})

const promised = {
  shipDate: '2026-11-20',
  arrivesFrom: '2026-11-24',
  arrivesBy: '2026-11-25',
  lastDate: '2026-12-24',
  weekdays: [2, 3, 4],
  closedDates: ['2026-11-26'],
}

test('a method’s own days come before those that are configured', () => {
  mockDelivery = { minDays: 3, maxDays: 7 }
  expect(toDeliveryWindow({ id: 'a', c_delivery: promised })).toEqual(promised)
})

test('a method without delivery days has the configured ones, in business days', () => {
  mockDelivery = { minDays: 1, maxDays: 3 }
  expect(toDeliveryWindow({ id: 'a' })).toEqual({
    shipDate: '2026-11-20',
    arrivesFrom: '2026-11-23',
    arrivesBy: '2026-11-25',
    lastDate: '2027-05-18',
    weekdays: [1, 2, 3, 4, 5],
    closedDates: [],
  })
})

test('without any of them there is no calendar, and none before a method is chosen', () => {
  expect(toDeliveryWindow({ id: 'a' })).toBeUndefined()
  mockDelivery = { minDays: 1, maxDays: 3 }
  expect(toDeliveryWindow(undefined)).toBeUndefined()
})
