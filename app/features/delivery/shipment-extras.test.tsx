import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { problem } from '@/shopper/testing/basket-server'
import { pushedEvents } from '@/shopper/testing/pushed-events'
import { createDeliveryShop, renderShipment } from './testing/delivery-shop'

const { server, state, postedTo, posted } = createDeliveryShop()

const ship = (change: object, ...others: object[]) => {
  const shipments = [{ shipmentId: 'me', ...change }, ...others]
  const line = ({ shipmentId }: { shipmentId?: string }, at: number) => ({
    itemId: String(at),
    productId: 'box',
    shipmentId,
    quantity: 1,
  })
  state.basket = { basketId: 'basket-1', productItems: shipments.map(line), shipments }
}
beforeEach(() => {
  posted.length = 0
  ship({ shippingMethod: { id: 'GroundDisc' }, c_shipnow: { date: '2026-11-20' } })
})

const called = (method: string) => state.calls.filter((call) => call.method === method)
const message = () => screen.findByLabelText(/Your message/)
const instructions = () => screen.findByLabelText(/For whoever brings it/)
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const goOn = () => userEvent.click(screen.getByRole('button', { name: /Go on|Held back|Gone on/ }))

async function write(field: Promise<HTMLElement>, text: string): Promise<void> {
  await userEvent.click(await field)
  await userEvent.paste(text)
}

describe('a gift message', () => {
  it('can be saved for its shipment and removed [CHK-022, CHK-026]', async () => {
    renderShipment()
    await write(message(), 'x'.repeat(151))
    expect(await message()).toHaveValue('x'.repeat(150))
    await userEvent.clear(await message())
    await write(message(), 'With love')
    await click('Save Message')
    // the button is disabled now, so the focus must move
    await waitFor(async () =>
      expect(await screen.findByText('Your message is saved.')).toHaveFocus(),
    )
    expect(postedTo('gift-message')).toMatchObject([
      { body: [{ shipment_id: 'me', giftMessage: 'With love' }] },
    ])
    await click('Remove message')
    await waitFor(async () =>
      expect(await screen.findByText('Your message is removed.')).toHaveFocus(),
    )
    expect(posted.at(-1)?.body).toEqual([{ shipment_id: 'me', giftMessage: '' }])
    expect(await message()).toHaveValue('')
  })

  it('does not block the next step while it is being saved', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.post('*/custom/shipping/v1/organizations/:org/gift-message', async () => {
        await answered
        return problem(503, 'busy', 'Come back later.')
      }),
    )
    renderShipment()
    await write(message(), 'With love')
    await click('Save Message')
    await goOn()
    expect(screen.getByRole('button', { name: 'Gone on' })).toBeVisible()
    expect(screen.queryByText('Please save your message to continue.')).toBeNull()
    answer()
    expect(await screen.findByText(/Come back later\./)).toBeVisible()
    await goOn()
    expect(screen.getByRole('button', { name: 'Held back' })).toBeVisible()
  })

  it.each(['With love ♥', 'Alles Gute 🍫', 'Für dich, Zoë', '¡Felicidades!', 'Feliz año'])(
    'accepts printable ASCII only, and shows an error while %s is typed [CHK-023, CHK-025]',
    async (text) => {
      renderShipment()
      await write(message(), text)
      const refusal =
        'Messages can only contain letters and numbers. Please remove any special characters to continue.'
      expect(screen.getByText(refusal)).toBeVisible()
      await click('Save Message')
      expect(posted).toEqual([])
      await waitFor(async () => expect(await message()).toHaveFocus())
      await userEvent.clear(await message())
      expect(screen.queryByText(refusal)).toBeNull()
    },
  )

  it.each([
    ['every printable sign', '@ # $ % * + / = <b> {[~]}', '@ # $ % * + / = <b> {[~]}', {}],
    ['the quotation marks of a phone', 'It’s “yours” – enjoy…', 'It\'s "yours" - enjoy...', {}],
    [
      'what the printer of the site can print',
      'Für dich, Zoë',
      'Für dich, Zoë',
      { printerCharacterSet: 'ISO-8859-1' },
    ],
  ])('accepts %s [CHK-025]', async (_what, typed, printed, preferences) => {
    server.use(http.get('*/site-prefs', () => HttpResponse.json(preferences)))
    renderShipment()
    await write(message(), typed)
    await waitFor(() => expect(screen.queryByText(/can only contain letters/)).toBeNull())
    await click('Save Message')
    await screen.findByText('Your message is saved.')
    expect(postedTo('gift-message')).toMatchObject([
      { body: [{ shipment_id: 'me', giftMessage: printed }] },
    ])
    expect(await message()).toHaveValue(printed)
  })

  it('blocks the next step until it is saved [CHK-024]', async () => {
    renderShipment()
    await write(message(), 'With love')
    await goOn()
    expect(screen.getByText('Please save your message to continue.')).toBeVisible()
    await waitFor(async () => expect(await message()).toHaveFocus())
    await click('Save Message')
    await screen.findByText('Your message is saved.')
    await goOn()
    expect(screen.getByRole('button', { name: 'Gone on' })).toBeVisible()
  })

  it('that cannot be saved is shown as a checkout error and reported to analytics [CHK-027, ANL-018]', async () => {
    window.dataLayer = []
    server.use(
      http.post('*/custom/shipping/v1/organizations/:org/gift-message', () =>
        HttpResponse.json({ title: 'Down', detail: 'No printer today.' }, { status: 500 }),
      ),
    )
    renderShipment()
    await write(message(), 'With love')
    await click('Save Message')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No printer today.'))
    expect(await message()).toHaveValue('With love')
    expect(pushedEvents()).toEqual([
      {
        event: 'checkout-error',
        pageType: expect.any(String),
        message: 'No printer today.',
        source: 'gift-message',
      },
    ])
  })

  it('can be sent to all recipients at once [CHK-026]', async () => {
    ship({}, { shipmentId: 'Shipment1' })
    renderShipment()
    await write(message(), 'Happy New Year')
    await click('Same message for all recipients')
    expect(await screen.findByText('Your message goes to all 2 recipients.')).toBeVisible()
    expect(postedTo('gift-message')).toMatchObject([
      {
        body: [
          { shipment_id: 'me', giftMessage: 'Happy New Year' },
          { shipment_id: 'Shipment1', giftMessage: 'Happy New Year' },
        ],
      },
    ])
  })
})

describe('delivery instructions', () => {
  it('are saved on blur [CHK-029, MSH-020]', async () => {
    renderShipment()
    await write(instructions(), 'Gate code #1234')
    await goOn()
    expect(screen.getByRole('button', { name: 'Gone on' })).toBeVisible()
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(called('updateShipmentForBasket')).toMatchObject([
      { parameters: { shipmentId: 'me' }, body: { c_DeliveryInstructions: 'Gate code #1234' } },
    ])
  })

  it('block the next step when they contain unprintable characters [CHK-025]', async () => {
    renderShipment()
    await write(instructions(), 'Derrière la haie')
    expect(screen.getByText(/without accents or emoji/)).toBeVisible()
    await goOn()
    expect(screen.getByRole('button', { name: 'Held back' })).toBeVisible()
    await waitFor(async () => expect(await instructions()).toHaveFocus())
    expect(called('updateShipmentForBasket')).toEqual([])
  })

  it('that were refused stay in the field with the reason', async () => {
    server.use(
      http.post('*/scapi/shopperBaskets/updateShipmentForBasket', () =>
        problem(400, 'invalid-delivery-instructions', 'At most 150 printable characters.'),
      ),
    )
    renderShipment()
    await write(instructions(), 'Ring twice')
    await userEvent.tab()
    expect(await screen.findByText('At most 150 printable characters.')).toBeVisible()
    expect(await instructions()).toHaveValue('Ring twice')
    await goOn()
    expect(screen.getByRole('button', { name: 'Held back' })).toBeVisible()
  })
})

describe('a gift wrap', () => {
  const wraps = [
    { value: 'ivory', name: 'Ivory', description: '#FFFFF0' },
    { value: 'forest', name: 'Forest', description: '#1F4D3A' },
    { value: 'gold', name: 'Gold', description: '#A57C3F' },
  ]
  const variant = (size: string, wrap: string, orderable = true) => ({
    productId: `${size}-${wrap}`,
    orderable,
    variationValues: { size, wrap },
  })
  const variants = [
    variant('nine', 'ivory'),
    variant('nine', 'forest'),
    variant('nine', 'gold', false),
    variant('six', 'ivory'),
    variant('six', 'forest'),
  ]
  const product = (id: string) => {
    const found = variants.find(({ productId }) => productId === id)
    if (!found) return { id, name: id }
    const { variationValues } = found
    const variationAttributes = [{ id: 'wrap', name: 'Wrap', values: wraps }]
    return { id, name: id, variants, variationValues, variationAttributes }
  }
  const line = (itemId: string, productId: string, productName: string, shipmentId = 'me') => ({
    itemId,
    productId,
    productName,
    shipmentId,
    quantity: 1,
  })
  beforeEach(() => {
    server.use(
      http.get('*/scapi/shopperProducts/getProducts', ({ request }) => {
        const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',')
        return HttpResponse.json({ data: ids.map(product) })
      }),
    )
    state.basket.productItems = [
      line('1', 'nine-ivory', 'Signature Assortment'),
      line('2', 'six-ivory', 'Signature Assortment'),
      line('3', 'brittle', 'Brittle'),
      line('4', 'nine-ivory', 'Signature Assortment', 'other'),
    ]
  })

  it('is chosen by name and swatch for items that come wrapped [ADDR-049, ADDR-050]', async () => {
    renderShipment()
    expect(await screen.findByRole('radio', { name: 'Ivory' })).toBeChecked()
    expect(screen.getByText('For Signature Assortment')).toBeVisible()
    expect(screen.getByRole('radio', { name: /Gold, sold out/ })).toBeDisabled()
    const forest = screen.getByRole('radio', { name: 'Forest' })
    expect(forest.nextElementSibling).toHaveStyle({ background: '#1F4D3A' })
    await userEvent.click(forest)
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Forest' })).toBeChecked())
    expect(called('updateItemsInBasket')[0]?.body).toEqual([
      { itemId: '1', productId: 'nine-forest' },
      { itemId: '2', productId: 'six-forest' },
    ])
    expect(await screen.findByText('Wrapped in Forest.')).toBeInTheDocument()
  })

  it('stays unchanged when the service refuses another one', async () => {
    server.use(
      http.post('*/scapi/shopperBaskets/updateItemsInBasket', () =>
        problem(400, 'product-item-not-available', 'None left.'),
      ),
    )
    renderShipment()
    await userEvent.click(await screen.findByRole('radio', { name: 'Forest' }))
    expect(await screen.findByText('The gift wrap was not changed.')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Ivory' })).toBeChecked()
  })

  it('is not offered when no item comes wrapped', async () => {
    state.basket.productItems = [line('3', 'brittle', 'Brittle')]
    renderShipment()
    await message()
    expect(screen.queryByRole('region', { name: 'Gift Wrap' })).toBeNull()
  })
})

describe('on a phone', () => {
  const { matchMedia } = window
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: false })
  })
  afterEach(() => {
    window.matchMedia = matchMedia
  })
  const fold = async (name: string) => {
    const region = await screen.findByRole('region', { name })
    const details = region.querySelector('details')
    if (!details) throw new Error(`${name} does not fold`)
    return details
  }

  it('the extras of a shipment are collapsed, with a one-line summary of each', async () => {
    ship({ giftMessage: 'With love', c_DeliveryInstructions: '' })
    renderShipment()
    const gift = await fold('Gift Message')
    expect(gift.open).toBe(false)
    expect(gift.querySelector('summary')).toHaveTextContent('Gift MessageWith love')
    const how = await fold('Delivery Instructions')
    expect(how.open).toBe(false)
    expect(how.querySelector('summary')).toHaveTextContent('Delivery InstructionsNone yet')
  })

  it.each([
    ['an unsaved message', 'Gift Message', message, 'With love'],
    ['refused instructions', 'Delivery Instructions', instructions, 'Klingeln 🔔'],
  ])('%s: the section opens again and gets the focus [CHK-024]', async (_, title, field, text) => {
    renderShipment()
    const section = await fold(title)
    section.open = true
    await write(field(), text)
    section.open = false
    await goOn()
    expect(section.open).toBe(true)
    await waitFor(async () => expect(await field()).toHaveFocus())
  })
})

it('nothing is collapsed on a wide screen', async () => {
  renderShipment()
  const region = await screen.findByRole('region', { name: 'Gift Message' })
  expect(region.querySelector('details')?.open).toBe(true)
})
