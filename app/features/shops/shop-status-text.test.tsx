import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { parseWeekHours } from '@/domain/shop-hours'
import spanish from '../../../translations/es-US.json'
import { ShopHoursTable } from './shop-hours-table'
import { ShopStatusText } from './shop-status-text'

const hours = parseWeekHours({
  days: {
    Monday: [{ open: '10:00', close: '18:00' }],
    Saturday: [{ open: '9:30', close: '12:00' }],
  },
})

// Tests run in UTC: the browser's own clock shows eight hours more.
const MONDAY_NINE = new Date('2026-01-05T17:00:00Z')
const MONDAY_NOON = new Date('2026-01-05T20:00:00Z')
const MONDAY_NIGHT = new Date('2026-01-06T07:00:00Z')

function show(locale: string, now: Date) {
  if (!hours) throw new Error('The hours are unreadable')
  return render(
    <IntlProvider
      defaultLocale="en-US"
      locale={locale}
      messages={locale === 'es-US' ? spanish : undefined}
    >
      <ShopStatusText hours={hours} now={now} />
      <ShopHoursTable shopName="Old Pasadena" hours={hours} now={now} />
    </IntlProvider>,
  )
}

test.each([
  ['en-US', MONDAY_NINE, 'Closed - opens at 10:00 AM PT'],
  ['en-US', MONDAY_NOON, 'Open until 6:00 PM PT'],
  ['en-US', MONDAY_NIGHT, 'Closed - opens on Saturday, at 9:30 AM PT'],
  ['es-US', MONDAY_NINE, 'Cerrada - abre a las 10:00 a.m. PT'],
  ['es-US', MONDAY_NOON, 'Abierta hasta las 6:00 p.m. PT'],
  ['es-US', MONDAY_NIGHT, 'Cerrada - abre el sábado a las 9:30 a.m. PT'],
])('in %s at %j a shop is %s, whatever the clock here shows [I18N-009]', (locale, now, text) => {
  show(locale, now)
  expect(screen.getByText(text)).toBeInTheDocument()
})

test.each([
  ['en-US', 'Monday(today)', '10:00 AM – 6:00 PM', 'Sunday', 'Closed'],
  ['es-US', 'lunes(hoy)', '10:00 a.m. – 6:00 p.m.', 'domingo', 'Cerrada'],
])('in %s a week has the days and clock of the language', (locale, ...cells) => {
  show(locale, MONDAY_NIGHT)
  const week = screen.getAllByRole('row').map((row) => row.textContent?.replace(/\s(?=\()/, ''))
  expect([week[0], week[6]]).toEqual([`${cells[0]}${cells[1]}`, `${cells[2]}${cells[3]}`])
})
