import { screen } from '@testing-library/react'
import { renderApp, testSite } from '../../tests/setup/render-app'
import { CurrencyProvider, Money, Price } from './price'

test.each([
  ['USD', '$1,234.50'],
  ['JPY', '¥1,235'],
  ['KWD', 'KWD 1,234.500'],
])('money in %s has the decimals of the currency', (currency, text) => {
  const site = { ...testSite, currency }
  renderApp(<Money amount={1234.5} />, { site })
  expect(screen.getByText((shown) => shown.replace(/\s/g, ' ') === text)).toBeInTheDocument()
})

test('the amounts of an order are in the currency of the order', () => {
  renderApp(
    <CurrencyProvider value="JPY">
      <Price amount={1200} />
    </CurrencyProvider>,
  )
  expect(screen.getByText('¥1,200')).toBeInTheDocument()
})
