import { readFileSync } from 'node:fs'
import type { AnalyticsEvents, EventName } from './analytics-events'

type FieldsOf<Event> = Event extends unknown ? Required<Event> : never

/** Each event with all its fields. The type makes a missing event or field a compile error. */
const EVENTS: { [Name in EventName]: FieldsOf<AnalyticsEvents[Name]>[] } = {
  consent: [{ tracking: 'agreed', measuring: true, marketing: true }],
  'page-view': [{ path: '/cart' }],
  identity: [
    { userState: 'unknown', visitorId: 'id' },
    { userState: 'logged_in', customerNumber: '1', emailHash: 'ab', email: 'a@example.com' },
  ],
  'add-to-cart': [{ productId: 'a', quantity: 1 }],
  'remove-from-cart': [{ productId: 'a', quantity: 1 }],
  'multi-ship-start': [{ recipients: 2 }],
  'checkout-error': [{ message: 'No.', source: 'gift-message' }],
  'visitor-email': [{ emailHash: 'ab', email: 'a@example.com' }],
}

/** Reads the table of docs/analytics.md: the names of each event's fields, by event. */
function readTable(): Record<string, string[]> {
  const rows = readFileSync('docs/analytics.md', 'utf8').matchAll(
    /^\| `([\w-]+)` *\|[^|]*\|(.*)\|$/gm,
  )
  const fieldsOf = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
  return Object.fromEntries(
    [...rows].map(([, event = '', cell = '']) => [event, fieldsOf(cell).sort()]),
  )
}

test('the table in docs/analytics.md has every event with its fields [ANL-001]', () => {
  const fields = Object.entries(EVENTS).map(([event, samples]) => [
    event,
    [...new Set(samples.flatMap((sample) => Object.keys(sample)))].sort(),
  ])
  expect(readTable()).toEqual(Object.fromEntries(fields))
})
