import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { ShippingEstimate } from './shipping-estimate'

const asked: string[] = []
const { server, state } = createBasketServer()
server.use(
  http.get('*/custom/payment/v1/organizations/:org/shipping-costs', ({ request }) => {
    const query = new URL(request.url).searchParams
    const place = ['c_postalCode', 'c_countryCode'].map((name) => query.get(name) ?? '')
    asked.push(place.join(' '))
    if (place[0] === '00000') {
      const detail = "There is no postal code '00000'."
      return HttpResponse.json({ title: 'Bad Request', status: 400, detail }, { status: 400 })
    }
    const cost = { id: 'GroundDisc', name: 'Ground', price: 0, taxTotal: 1.5, orderTotal: 41.5 }
    return HttpResponse.json({ shippingCosts: place[1] === 'CA' ? [] : [cost] })
  }),
)
beforeEach(() => {
  asked.length = 0
  state.basket = { basketId: 'basket-1', productTotal: 40 }
})

async function estimate(code: string): Promise<void> {
  renderInShop(<ShippingEstimate />)
  await userEvent.click(screen.getByText('Estimate shipping and tax'))
  await userEvent.type(screen.getByLabelText('Zip or postal code'), `${code}{Enter}`)
}

it('shipping costs are shown for a zip code before an address is entered [CHK-050, I18N-008]', async () => {
  await estimate('60601')
  expect(await screen.findByText('Ground')).toBeVisible()
  expect(screen.getByText('FREE')).toBeVisible()
  expect(screen.getByText(/\$41\.50 in all/)).toBeVisible()
  expect(asked).toEqual(['60601 US'])
})

it('a destination without any shipping method shows a message', async () => {
  await estimate('m5v 3a8')
  expect(await screen.findByText(/We cannot ship to this address/)).toBeVisible()
  expect(asked).toEqual(['m5v 3a8 CA'])
})

test.each([
  ['6060', 'Please enter a valid zip or postal code', []],
  ['00000', "There is no postal code '00000'.", ['00000 US']],
])('%s is refused as a postal code', async (code, words, calls) => {
  await estimate(code)
  expect(await screen.findByText(words)).toBeVisible()
  expect(asked).toEqual(calls)
})
