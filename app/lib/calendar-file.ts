import { addDays } from '@rules/days'

/** Octets of a line, after which it goes on in the next (RFC 5545, 3.1). */
const MAX_LINE = 75

export interface CalendarDays {
  /** The same for the same event, so that a calendar replaces an earlier copy. */
  uid: string
  title: string
  /** `2026-12-04` */
  from: string
  to: string
  url: string
  now: Date
}

/** Returns an event of whole days as an iCalendar file (RFC 5545). */
export function toCalendarFile({ uid, title, from, to, url, now }: CalendarDays): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Maison Brindille//Orders//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${now.toISOString().replace(/\.\d+|[-:]/g, '')}`,
    `DTSTART;VALUE=DATE:${toDay(from)}`,
    // the end is the first day after
    `DTEND;VALUE=DATE:${toDay(addDays(to, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const toDay = (day: string) => day.replaceAll('-', '')

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** Breaks a line between characters, before it has more octets than allowed. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let octets = 0
  let folded = ''
  for (const character of line) {
    const { length } = encoder.encode(character)
    if (octets + length > MAX_LINE) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += length
  }
  return folded
}
