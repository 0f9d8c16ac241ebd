import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { LineItem } from '@/purchase/order-parts/line-item'
import { customerKey } from '@/shopper/customer/customer.queries'
import { readFrequency } from '@/shopper/subscriptions/optins'
import { TEST_SITE } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { renderApp } from '../../../../tests/setup/render-app'
import { serve } from '../../../../tests/setup/serve'
import ProviderOffer from './provider-offer'
import SubscriptionOffer, { useWidgetEvents } from './subscription-offer'

const OFFER = {
  frequencies: [
    { every: 1, period: 3 },
    { every: 2, period: 3 },
    { every: 2, period: 2 },
  ],
  ongoingPercent: 10,
}
const server = serve()
let asked: string[]

beforeEach(() => {
  asked = []
})

function answer(respond: () => Response | Promise<Response>): void {
  server.use(
    http.get('*/api/:siteId/subscription-offer', ({ request }) => {
      asked.push(new URL(request.url).search)
      return respond()
    }),
  )
}

const skeleton = () => screen.queryByTestId('subscription-skeleton')

test('a skeleton is shown until the offer is loaded [PDP-019, PDP-072]', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  answer(async () => {
    await held
    return HttpResponse.json({ offer: OFFER })
  })
  renderApp(<SubscriptionOffer productId="box-9" />)
  expect(skeleton()).toBeInTheDocument()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  release()
  expect(await screen.findByLabelText('Just this once')).toBeChecked()
  expect(screen.getByText('10% off every delivery after the first')).toBeVisible()
  expect(skeleton()).not.toBeInTheDocument()
  expect(asked).toEqual(['?productId=box-9'])
})

test('a guest who subscribes is asked to log in [ACC-015]', async () => {
  answer(() => HttpResponse.json({ offer: OFFER }))
  const { address } = renderInShop(<SubscriptionOffer productId="box-9" />, '/box.html?size=9')
  await userEvent.click(await screen.findByLabelText(/^Subscribe/))
  await userEvent.click(await screen.findByRole('link', { name: 'Log in or create one' }))
  expect(address()).toBe('/login')
})

test('a customer who subscribes is not asked to log in', async () => {
  answer(() => HttpResponse.json({ offer: OFFER }))
  const { queryClient } = renderInShop(<SubscriptionOffer productId="box-9" />, '/box.html')
  queryClient.setQueryData(customerKey(TEST_SITE), { customerId: 'c' })
  await userEvent.click(await screen.findByLabelText(/^Subscribe/))
  expect(screen.queryByText(/^To subscribe/)).not.toBeInTheDocument()
})

test("the choice is stored by product in the format of the provider's script", async () => {
  answer(() => HttpResponse.json({ offer: OFFER }))
  const { unmount } = renderApp(<SubscriptionOffer productId="box-9" />)
  await userEvent.click(await screen.findByLabelText(/^Subscribe/))
  expect(readFrequency('box-9')).toBe('1_3')
  expect(screen.getByLabelText('Deliver')).toHaveDisplayValue('Every month')
  await userEvent.selectOptions(screen.getByLabelText('Deliver'), 'Every 2 weeks')
  expect(JSON.parse(localStorage.getItem('OG_STATE') ?? '')).toMatchObject({
    optedin: [{ id: 'box-9', frequency: '2_2' }],
    productOffer: {},
  })
  expect(readFrequency('other')).toBeUndefined()

  unmount()
  renderApp(<SubscriptionOffer productId="box-9" />)
  expect(await screen.findByLabelText(/^Subscribe/)).toBeChecked()
  expect(screen.getByLabelText('Deliver')).toHaveDisplayValue('Every 2 weeks')
  await userEvent.click(screen.getByLabelText('Just this once'))
  expect(readFrequency('box-9')).toBeUndefined()
})

test('choosing an interval also chooses the subscription', async () => {
  answer(() => HttpResponse.json({ offer: OFFER }))
  renderApp(<SubscriptionOffer productId="box-9" />)
  await userEvent.selectOptions(await screen.findByLabelText('Deliver'), 'Every 2 months')
  expect(screen.getByLabelText(/^Subscribe/)).toBeChecked()
  expect(readFrequency('box-9')).toBe('2_3')
})

test('unreadable stored choices are ignored and logged [CART-051]', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.setItem('OG_STATE', '{')
  expect(readFrequency('box-9')).toBeUndefined()
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
  localStorage.setItem('OG_STATE', '{"optedin":[{"id":"a","frequency":"often"},7]}')
  expect(readFrequency('a')).toBeUndefined()
})

test('the offer is requested again after a widget event [PDP-074]', async () => {
  answer(() => HttpResponse.json({ offer: asked.length === 1 ? OFFER : null }))
  const { container } = renderApp(<SubscriptionOffer productId="box-9" />)
  await screen.findByLabelText('Just this once')
  fireEvent(window, new Event('og-cart-updated'))
  await waitFor(() => expect(container).toBeEmptyDOMElement())
  expect(asked).toHaveLength(2)
})

test('an ineligible product has no widget [PDP-073]', async () => {
  answer(() => HttpResponse.json({ offer: null }))
  const { container } = renderApp(<SubscriptionOffer productId="bar" />)
  await waitFor(() => expect(container).toBeEmptyDOMElement())
})

describe('with fake timers', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }))
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  test('the widget is removed when no offer arrives within 5 seconds [PDP-073]', () => {
    answer(() => new Promise(() => {}))
    const { container } = renderApp(<SubscriptionOffer productId="box" />)
    wait(4999)
    expect(skeleton()).toBeInTheDocument()
    wait(1)
    expect(container).toBeEmptyDOMElement()
  })

  test('an external widget is shown when it receives an offer, and removed otherwise [PDP-072, PDP-073]', () => {
    const { container, unmount } = renderApp(<ProviderOffer productId="box" />)
    const widget = () => container.querySelector('og-offer[product="box"][location="pdp"]')
    expect(widget()).not.toBeVisible()
    expect(skeleton()).toBeInTheDocument()
    fireEvent(window, new Event('og-receive-offer'))
    wait(6000)
    expect(widget()).toBeVisible()
    expect(skeleton()).not.toBeInTheDocument()
    unmount()

    const late = renderApp(<ProviderOffer productId="box" />)
    wait(5000)
    expect(late.container).toBeEmptyDOMElement()
  })

  test.each([
    'og-receive-offer',
    'og-optin-product',
    'og-optout-product',
    'og-product-change-frequency',
    'og-cart-updated',
  ])('the offer is refreshed half a second after %s [PDP-074]', (name) => {
    const refresh = jest.fn()
    function Watch() {
      useWidgetEvents(refresh)
      return null
    }
    render(<Watch />)
    fireEvent(window, new Event(name))
    wait(300)
    fireEvent(window, new Event(name))
    wait(499)
    expect(refresh).not.toHaveBeenCalled()
    wait(1)
    expect(refresh).toHaveBeenCalledTimes(1)
  })
})

test('a line in the bag shows its subscription interval', () => {
  renderApp(<LineItem line={{ productName: 'Box', c_subscriptionFrequency: '2_3' }} />)
  expect(screen.getByText('Subscription').nextSibling).toHaveTextContent('Every 2 months')
})
