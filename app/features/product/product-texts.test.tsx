import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toProductView } from '@/commerce-client/product.mapper'
import { renderApp } from '../../../tests/setup/render-app'
import { serveShop } from '../../../tests/setup/serve-shop'
import { ProductDetail } from './product-detail'

serveShop()

function show(custom: object) {
  renderApp(<ProductDetail product={toProductView({ id: 'p', name: 'Domes', ...custom })} />)
  return userEvent.setup()
}

async function openDetails(custom: object) {
  const user = show({ c_productIngredients: 'Cocoa.', ...custom })
  await user.click(screen.getByRole('button', { name: 'Shipping & handling details' }))
  return within(await screen.findByRole('dialog'))
}

test('the details link to the shipping rates and the kosher page [SHELL-005, PDP-029, PDP-030, PDP-031]', async () => {
  const details = await openDetails({})
  expect(details.getByRole('link', { name: 'Learn More' })).toLeadTo('/help/shipping-rates')
  expect(details.getByRole('link', { name: /kosher/ })).toLeadTo('/help/kosher')
})

test.each([
  [true, /in warmer months it ships with ice packs and insulated packaging/],
  [false, /Warm Weather Friendly: needs no ice packs or insulated packaging/],
])(
  'the details explain shipping in warm weather, meltable: %s [PDP-089]',
  async (c_isMeltable, words) => {
    const details = await openDetails({ c_isMeltable })
    expect(details.getByText(words)).toBeInTheDocument()
  },
)

test('a gift message is offered for products that can be ordered, not for those sold in shops only', () => {
  const offer = /A gift\? Write your message at checkout/
  show({})
  expect(screen.getByText(offer)).toBeInTheDocument()
  cleanup()
  show({ c_isInShopOnly: true })
  expect(screen.queryByText(offer)).not.toBeInTheDocument()
})

test('product flags are shown as marks [PDP-101]', () => {
  const flags = ['Kosher', 'DairyFree', 'Sustainable', 'New', 'BackIn', 'Meltable']
  show(Object.fromEntries(flags.map((flag) => [`c_is${flag}`, true])))
  const marks = within(screen.getByRole('list', { name: 'Good to know' })).getAllByRole('listitem')
  expect(marks.map(({ textContent }) => textContent)).toEqual([
    'Kosher',
    'Dairy Free',
    'Sustainable',
    'Heat-Sensitive',
    'New',
    'Back In',
  ])
})

test('the three tab texts are shown [PDP-094]', () => {
  show({ c_tabDescription: 'Twelve.', c_tabDetails: 'Round.', c_tabFeatures: 'Wrapped.' })
  const text = (title: string) => screen.getByRole('heading', { name: title }).parentElement
  expect(text('What you get')).toHaveTextContent('Twelve.')
  expect(text('Details')).toHaveTextContent('Round.')
  expect(text('Features')).toHaveTextContent('Wrapped.')
})

test('promotions show their callout, given as a text or as an object with a default [PDP-088, PDP-045]', () => {
  const promotion = (calloutMsg: unknown) => ({ promotionId: 'p', calloutMsg })
  show({
    productPromotions: [
      promotion('15% off all domes'),
      promotion({ default: 'A ribbon for free' }),
      promotion(undefined),
    ],
  })
  expect(screen.getByText('15% off all domes')).toBeVisible()
  expect(screen.getByText('A ribbon for free')).toBeVisible()
})

test('rating and number of reviews are shown [PDP-100]', () => {
  show({ c_rating: 4.5, c_reviewCount: 12 })
  expect(screen.getByRole('img', { name: '4.5 out of 5 stars, 12 reviews' })).toBeVisible()
})
