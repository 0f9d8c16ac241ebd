import { addDays, addMonths, weekdayOf } from '@rules/days'

export const PRESETS = [
  ['today', 'Today'],
  ['yesterday', 'Yesterday'],
  ['week', 'This week'],
  ['7', 'The last 7 days'],
  ['28', 'The last 28 days'],
  ['month', 'This month'],
  ['last-month', 'Last month'],
  ['year', 'This year'],
  ['own', 'Other days'],
] as const
type Preset = (typeof PRESETS)[number][0]

export interface Period {
  from: string
  until: string
}

/** The days of a preset; undefined for days of one's own. A week begins on Monday. */
export function periodOf(preset: string, today: string): Period | undefined {
  const month = `${today.slice(0, 8)}01`
  const periods: Readonly<Record<Exclude<Preset, 'own'>, Period>> = {
    today: { from: today, until: today },
    yesterday: { from: addDays(today, -1), until: addDays(today, -1) },
    week: { from: addDays(today, -((weekdayOf(today) + 6) % 7)), until: today },
    '7': { from: addDays(today, -6), until: today },
    '28': { from: addDays(today, -27), until: today },
    month: { from: month, until: today },
    'last-month': { from: addMonths(month, -1), until: addDays(month, -1) },
    year: { from: `${today.slice(0, 4)}-01-01`, until: today },
  }
  const known = Object.entries(periods).find(([name]) => name === preset)
  return known?.[1]
}
