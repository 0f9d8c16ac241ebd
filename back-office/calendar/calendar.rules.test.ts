import type { CalendarItem, StudioCalendar } from '@contracts/studio'
import { editionsIn, listFaults, periodAt, spanOfDay } from './calendar.rules'

const item: CalendarItem = {
  id: 'banner',
  name: 'Promo banner',
  contentType: 'thin-banner',
  periods: [
    { from: '2026-12-01T08:00:00.000Z', to: '2026-12-24T08:00:00.000Z', editionId: 'base' },
    { from: '2026-12-24T08:00:00.000Z', to: '2027-01-01T08:00:00.000Z' },
  ],
  wrongWords: [
    {
      from: '2026-12-17T08:00:00.000Z',
      to: '2026-12-24T08:00:00.000Z',
      path: 'text',
      text: 'Order by December 16',
      editionId: 'base',
    },
  ],
}
const calendar: StudioCalendar = {
  editions: [
    {
      id: 'hour',
      name: 'Cocoa hour',
      startsAt: '2026-12-13T02:00:00.000Z',
      endsAt: '2026-12-13T03:00:00.000Z',
      revision: 1,
    },
  ],
  items: [item],
}

test('wrong words and gaps come in the order in which they begin', () => {
  expect(listFaults(calendar)).toMatchObject([
    { kind: 'wrong-words', text: 'Order by December 16' },
    { kind: 'gap', from: '2026-12-24T08:00:00.000Z' },
  ])
})

test('an edition belongs to the days of the shop on which it runs', () => {
  const on = (day: string) => editionsIn(calendar.editions, spanOfDay(day)).length
  // the evening of the twelfth in California
  expect([on('2026-12-11'), on('2026-12-12'), on('2026-12-13')]).toEqual([0, 1, 0])
})

test('what is shown at a moment', () => {
  expect(periodAt(item, '2026-12-24T07:59:59Z')?.editionId).toBe('base')
  expect(periodAt(item, '2026-12-24T08:00:00Z')).toMatchObject({ to: '2027-01-01T08:00:00.000Z' })
  expect(periodAt(item, '2027-02-01T08:00:00Z')).toBeUndefined()
})
