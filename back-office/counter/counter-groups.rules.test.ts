import type { CounterPickup } from '@contracts/counter'
import { findPlace, groupPickups } from './counter-groups.rules'

const now = Date.parse('2026-12-01T20:00:00Z')
const pickup = (orderNo: string, changes: Partial<CounterPickup>): CounterPickup => ({
  ...{ orderNo, shipmentId: 'me', name: 'Ada', state: 'placed', pieces: 1 },
  ...{ since: '2026-12-01T18:00:00Z', placedAt: '2026-12-01T18:00:00Z' },
  ...{ dueAt: '2026-12-01T20:00:00Z', isInForce: true },
  ...changes,
})

test('pickups are late, due within the hour, later or ready, in the order of the list', () => {
  const groups = groupPickups(
    [
      pickup('late', { dueAt: '2026-12-01T19:59:59Z', state: 'preparing' }),
      pickup('ready', { dueAt: '2026-12-01T12:00:00Z', state: 'ready' }),
      pickup('now', {}),
      pickup('soon', { dueAt: '2026-12-01T21:00:00Z' }),
      pickup('later', { dueAt: '2026-12-01T21:00:01Z' }),
    ],
    now,
  )
  expect(groups.map(({ name, pickups }) => [name, pickups.map(({ orderNo }) => orderNo)])).toEqual([
    ['Late', ['late']],
    ['Due within the hour', ['now', 'soon']],
    ['Later', ['later']],
    ['Ready to hand over', ['ready']],
  ])
  const ended = [
    pickup('cancelled', { dueAt: '2026-12-01T12:00:00Z', isInForce: false }),
    pickup('failed', { state: 'ready', isInForce: false }),
  ]
  expect(groupPickups(ended, now)).toEqual([{ name: 'Ended', pickups: ended }])
  expect(groupPickups([], now)).toEqual([])
})

test('the place in a list is that of the pickup, or of the one that comes next in its group', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((orderNo) => pickup(orderNo, {}))
  const ready = (orderNo: string) => pickup(orderNo, { state: 'ready' })
  const from = (pickups: CounterPickup[], id: string, index: number) =>
    findPlace(groupPickups(pickups, now), { id: `${id} me`, group: 'Due within the hour', index })
      ?.orderNo
  const all = [a, b, c].flatMap((one) => one ?? [])
  expect(from(all, 'b', 1)).toBe('b')
  expect(from([...all.slice(1), ready('a')], 'a', 0)).toBe('b')
  expect(from([...all.slice(0, 2), ready('c')], 'c', 2)).toBe('b')
  expect(from([ready('d'), ready('a')], 'a', 0)).toBe('d')
  expect(from([], 'a', 0)).toBeUndefined()
})
