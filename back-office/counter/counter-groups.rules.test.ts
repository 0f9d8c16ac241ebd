import type { CounterPickup } from '@contracts/counter'
import { groupPickups } from './counter-groups.rules'

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
