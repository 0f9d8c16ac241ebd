import fc from 'fast-check'
import { toCalendarFile } from './calendar-file'

const event = {
  uid: '00001019-me@shop.example',
  title: 'Order 00001019 arrives',
  from: '2026-12-30',
  to: '2026-12-31',
  url: 'https://shop.example/track-order',
  now: new Date('2026-11-29T17:05:09.123Z'),
}
const unfold = (file: string) => file.replace(/\r\n /g, '').split('\r\n')

test('an event of whole days ends before the day after its last', () => {
  expect(toCalendarFile(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Maison Brindille//Orders//EN',
    'BEGIN:VEVENT',
    'UID:00001019-me@shop.example',
    'DTSTAMP:20261129T170509Z',
    'DTSTART;VALUE=DATE:20261230',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Order 00001019 arrives',
    'URL:https://shop.example/track-order',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('no line is longer than 75 octets, and every text can be read again', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 })
  fc.assert(
    fc.property(text, (title) => {
      const file = toCalendarFile({ ...event, title })
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      }
      const [summary = ''] = unfold(file).filter((line) => line.startsWith('SUMMARY:'))
      const read = summary
        .slice('SUMMARY:'.length)
        .replace(/\\(.)/g, (_, one: string) => (one === 'n' ? '\n' : one))
      expect(read).toBe(title.replace(/\r\n|\r/g, '\n'))
    }),
  )
})

test.each(['a\r\nATTENDEE:b', 'a\nb;c,d\\e', 'Zoë’s 🍫 '.repeat(20)])(
  '%j stays one property',
  (title) => {
    const names = unfold(toCalendarFile({ ...event, title })).map((line) => line.split(/[:;]/)[0])
    expect(names).not.toContain('ATTENDEE')
    expect(names).toHaveLength(14)
  },
)
