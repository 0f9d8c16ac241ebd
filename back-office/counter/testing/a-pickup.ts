import type { CounterOrder } from '@contracts/counter'

/** Ada's pickup 1 in shop 101: brittle, and a box of one row. */
export const aPickup = (
  changes: Partial<CounterOrder> = {},
  ticked: readonly string[] = [],
): CounterOrder => ({
  ...{ orderNo: '1', shipmentId: 'me', shopId: '101', name: 'Ada' },
  ...{ state: 'preparing', since: '2026-12-01T18:00:00Z', placedAt: '2026-12-01T18:00:00Z' },
  ...{ dueAt: '2026-12-01T20:00:00Z', pieces: 3, isInForce: true, isPaid: true, moves: [] },
  ...{ shortages: [], shortageRevision: 0, handed: 0 },
  items: [
    {
      ...{
        itemId: 'a',
        productId: 'p',
        name: 'Brittle',
        options: [],
        quantity: 2,
        isInRows: false,
      },
      pieces: [{ key: 'a', text: '2 × Brittle', isTicked: ticked.includes('a') }],
    },
    {
      ...{ itemId: 'b', productId: 'q', name: 'Box', options: [], quantity: 1, isInRows: true },
      boxName: '',
      pieces: [{ key: 'b.1', text: '3 × Rose', isTicked: ticked.includes('b.1') }],
    },
  ],
  ...changes,
})
