/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query'
import type { BasketAction } from '@/commerce-client/basket-actions'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import { basketQuery } from '@/shopper/basket/basket.queries'
import { createBasketServer, problem, TEST_SITE } from '@/shopper/testing/basket-server'
import {
  address,
  recipient,
  recipientAnswers,
} from '@/purchase/recipients/testing/recipient-answers'
import {
  addRecipients,
  RECIPIENTS_LEFT,
  RecipientRefused,
  type NewRecipient,
} from './add-recipients'

const many = (count: number) => Array.from({ length: count }, (_, at) => recipient(`N${at}`))

const exists = () => problem(400, 'shipment-exists', 'The basket already has such a shipment.')
/** Called before the service adds lines; a returned response replaces the service's own. */
let beforeLines: () => Response | undefined
const isTaken = ({ shipments = [] }: Basket, { shipmentId, shippingAddress }: Shipment) =>
  shipments.some(
    (one) =>
      one.shipmentId === shipmentId &&
      one.shippingAddress !== undefined &&
      one.shippingAddress?.firstName !== shippingAddress?.firstName,
  )
/** Number of updates that are carried out although their response is lost. */
let lostAnswers = 0
/** When true, the service refuses to remove shipments. */
let refusesRemovals = false

// like the commerce service, refuse a shipment id that another recipient already has
const { state } = createBasketServer({
  ...recipientAnswers,
  createShipmentForBasket: (basket, call) => {
    const shipment = call.body as Shipment
    const isThere = basket.shipments?.some(({ shipmentId }) => shipmentId === shipment.shipmentId)
    return isThere ? exists() : recipientAnswers.createShipmentForBasket(basket, call)
  },
  addItemToBasket: (basket, call) =>
    beforeLines() ?? recipientAnswers.addItemToBasket(state.basket ?? basket, call),
  updateBasket: (basket, call) => {
    const actions = (call.body as { c_actions: BasketAction[] }).c_actions
    const added = actions.flatMap((one) => (one.type === 'addShipments' ? one.data : []))
    if (added.some((shipment) => isTaken(basket, shipment))) return exists()
    const refused = added.find(({ shippingAddress }) => shippingAddress?.stateCode === 'XX')
    if (refused) {
      const c_shipmentId = refused.shipmentId
      return problem(400, 'bad-request', 'No such state.', { c_shipmentId })
    }
    if (refusesRemovals && added.length === 0) return problem(503, 'unavailable', 'Later.')
    const changed = recipientAnswers.updateBasket(basket, call)
    if (lostAnswers === 0) return changed
    lostAnswers -= 1
    state.basket = changed
    return problem(503, 'unavailable', 'Come back later.')
  },
})

let queryClient: QueryClient
beforeEach(async () => {
  lostAnswers = 0
  refusesRemovals = false
  beforeLines = () => undefined
  state.basket = {
    basketId: 'b',
    productItems: [{ itemId: '1', productId: 'box', quantity: 3, shipmentId: 'me' }],
    shipments: [{ shipmentId: 'me', shippingAddress: address('Ada') }],
  }
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await queryClient.fetchQuery(basketQuery(TEST_SITE))
})
afterEach(() => queryClient.clear())

const add = (recipients: readonly NewRecipient[]) =>
  addRecipients({ queryClient, siteId: TEST_SITE, batchSize: 5, recipients })

/** Adds a recipient from another tab, which this tab has not loaded. */
function addElsewhere(shipmentId: string) {
  const { shipments = [], productItems = [] } = state.basket
  state.basket = {
    ...state.basket,
    shipments: [...shipments, { shipmentId, shippingAddress: address('Zoe') }],
    productItems: [...productItems, { itemId: 'z', productId: 'bar', quantity: 2, shipmentId }],
  }
}
const contents = () =>
  state.basket.shipments?.map(({ shipmentId, shippingAddress }) => [
    shipmentId,
    shippingAddress?.firstName,
    state.basket.productItems
      ?.filter((item) => item.shipmentId === shipmentId)
      .reduce((sum, { quantity = 0 }) => sum + quantity, 0),
  ])

it('gives each their own shipment when two are added at the same moment', async () => {
  const ids = await Promise.all([add([recipient('Ben')]), add([recipient('Cleo')])])
  expect(ids).toEqual([['Shipment1'], ['Shipment2']])
  expect(contents()).toEqual([
    ['me', 'Ada', 3],
    ['Shipment1', 'Ben', 1],
    ['Shipment2', 'Cleo', 1],
  ])
})

it.each([1, 2])(
  'leaves others’ recipients alone whose id was taken first, adding %i',
  async (count) => {
    addElsewhere('Shipment1')
    await expect(add(many(count))).rejects.toMatchObject({ status: 400 })
    const theirs = [
      ['me', 'Ada', 3],
      ['Shipment1', 'Zoe', 2],
    ]
    expect(contents()).toEqual(theirs)
    // the tab has now loaded that shipment, so a retry finds a free id
    expect(await add([recipient('Ben')])).toEqual(['Shipment2'])
    expect(contents()).toEqual([...theirs, ['Shipment2', 'Ben', 1]])
  },
)

it('undoes the batches that were added before one was refused, and nobody else', async () => {
  addElsewhere('Shipment11')
  await expect(add(many(12))).rejects.toMatchObject({ status: 400 })
  expect(contents()).toEqual([
    ['me', 'Ada', 3],
    ['Shipment11', 'Zoe', 2],
  ])
})

it('undoes what was added although the answer was lost', async () => {
  lostAnswers = 3
  await expect(add(many(2))).rejects.toMatchObject({ status: 503 })
  expect(contents()).toEqual([['me', 'Ada', 3]])
})

it('reports when it could not be undone', async () => {
  lostAnswers = 3
  refusesRemovals = true
  await expect(add(many(2))).rejects.toMatchObject({ type: RECIPIENTS_LEFT })
})

it('says who was refused, after one try', async () => {
  const people = many(3)
  people[2] = { ...recipient('Zed'), address: { ...address('Zed'), stateCode: 'XX' } }
  const error: unknown = await add(people).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(RecipientRefused)
  expect(error).toMatchObject({ at: 2, recipient: 'Zed Bloom', detail: 'No such state.' })
  const tries = state.calls.filter(({ body }) => JSON.stringify(body).includes('addShipments'))
  expect(tries).toHaveLength(1)
})

describe('what another tab put there meanwhile', () => {
  /** Adds a bar to a shipment from another tab, which this tab has not loaded. */
  const putBarInto = (shipmentId: string) => {
    const { productItems = [] } = state.basket
    const bar = { itemId: 'theirs', productId: 'bar', quantity: 2, shipmentId }
    state.basket = { ...state.basket, productItems: [...productItems, bar] }
  }
  const refuse = () => problem(400, 'product-item-not-available', 'Only 7 left.')

  it('stays in the first shipment when what was added is undone', async () => {
    state.basket = { basketId: 'b', productItems: [], shipments: [{ shipmentId: 'me' }] }
    await queryClient.invalidateQueries()
    await queryClient.fetchQuery({ ...basketQuery(TEST_SITE), staleTime: 0 })
    beforeLines = () => {
      putBarInto('me')
      return refuse()
    }
    await expect(add(many(2))).rejects.toMatchObject({ status: 400, message: 'Only 7 left.' })
    expect(contents()).toEqual([['me', '', 2]])
  })

  it('names the recipient it is for', async () => {
    beforeLines = () => {
      putBarInto('Shipment1')
      return refuse()
    }
    await expect(add(many(2))).rejects.toMatchObject({ type: RECIPIENTS_LEFT })
    expect(contents()).toEqual([
      ['me', 'Ada', 3],
      ['Shipment1', 'N0', 2],
    ])
  })

  it('stays although lines whose answer was lost are taken out', async () => {
    let isLost = false
    beforeLines = () => {
      if (isLost) return undefined
      isLost = true
      putBarInto('Shipment1')
      const call = {
        parameters: {},
        body: [{ productId: 'box', quantity: 1, shipmentId: 'Shipment1' }],
      }
      state.basket = recipientAnswers.addItemToBasket(state.basket, call)
      return problem(503, 'unavailable', 'Later.')
    }
    await expect(add(many(1))).rejects.toMatchObject({ type: RECIPIENTS_LEFT })
    expect(state.basket.productItems).toMatchObject([
      { productId: 'box', shipmentId: 'me', quantity: 3 },
      { itemId: 'theirs', quantity: 2 },
    ])
  })
})

describe('a parcel that is nobody’s yet', () => {
  const share = (firstName: string, quantity: number): NewRecipient => ({
    address: address(firstName),
    moves: [{ itemId: '1', quantity }],
  })
  beforeEach(async () => {
    state.basket.shipments = [{ shipmentId: 'me' }]
    await queryClient.fetchQuery({ ...basketQuery(TEST_SITE), staleTime: 0 })
  })

  it('goes to the first of those who share all of it', async () => {
    expect(await add(['Ben', 'Cleo', 'Dan'].map((name) => share(name, 1)))).toEqual([
      'me',
      'Shipment1',
      'Shipment2',
    ])
    expect(contents()).toEqual([
      ['me', 'Ben', 1],
      ['Shipment1', 'Cleo', 1],
      ['Shipment2', 'Dan', 1],
    ])
  })

  it('stays nobody’s when something is left in it, or when nobody is added', async () => {
    expect(await add(['Ben', 'Cleo'].map((name) => share(name, 1)))).toEqual([
      'Shipment1',
      'Shipment2',
    ])
    refusesRemovals = false
    addElsewhere('Shipment3')
    await add([share('Dan', 1), share('Eve', 1)]).catch(() => undefined)
    expect(contents()?.[0]).toEqual(['me', undefined, 1])
  })
})
