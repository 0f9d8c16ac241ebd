import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { DateText } from './date-text'
import { ShopDayText } from './shop-day-text'

it.each([
  ['2026-10-08', 'October 8, 2026'],
  // evenings in California, on the days on which the clocks change and at the end of a year
  ['2027-03-15T06:59:00.000Z', 'March 14, 2027'],
  ['2027-03-15T07:00:00.000Z', 'March 15, 2027'],
  ['2026-11-02T07:59:00Z', 'November 1, 2026'],
  ['2026-11-02T08:00:00Z', 'November 2, 2026'],
  ['2027-01-01T07:59:59Z', 'December 31, 2026'],
])('%s is %s, wherever it is rendered', (value, expected) => {
  for (const timeZone of ['America/New_York', 'Asia/Tokyo', 'Pacific/Auckland', 'UTC']) {
    const { unmount } = render(
      <IntlProvider locale="en-US" timeZone={timeZone}>
        {value.includes('T') ? <ShopDayText value={value} /> : <DateText value={value} />}
      </IntlProvider>,
    )
    expect(screen.getByText(expected)).toBeVisible()
    unmount()
  }
})
