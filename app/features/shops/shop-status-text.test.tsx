import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { parseOpeningHours } from '@rules/special-days'
import { ShopStatusText } from './shop-status-text'

const monday = parseOpeningHours(
  { days: { Monday: [{ open: '10:00', close: '20:00' }] } },
  undefined,
)
const never = parseOpeningHours({ days: { Monday: 'closed' } }, undefined)

// In summer, Pacific time is seven hours behind UTC; 2026-07-20 is a Monday.
test.each([
  ['SHOP-025', monday, '2026-07-20T17:00:00Z', 'Open until 8:00 PM PT'],
  ['SHOP-025', monday, '2026-07-21T03:00:00Z', 'Open until 8:00 PM PT'],
  ['SHOP-026', never, '2026-07-20T19:00:00Z', 'Closed'],
  ['SHOP-027', monday, '2026-07-20T16:59:00Z', 'Closed - opens at 10:00 AM PT'],
  ['SHOP-028', monday, '2026-07-21T03:01:00Z', 'Closed - opens on Monday, at 10:00 AM PT'],
  ['SHOP-029', undefined, '2026-07-20T19:00:00Z', 'Data is not available'],
])('a shop shows whether it is open, in Pacific time [%s]', (_row, hours, now, text) => {
  render(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <ShopStatusText hours={hours} now={new Date(now)} />
    </IntlProvider>,
  )
  expect(screen.getByText(text)).toBeVisible()
})
