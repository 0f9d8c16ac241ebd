import { ShopperBaskets, ShopperBasketsV2 } from 'commerce-sdk-isomorphic'
import { seedConfectioner } from '../../commerce/testing/seed-confectioner'
import { ILLINOIS } from '../../commerce/testing/test-checkout'
import { logInGuest, refusalOf, useContractEngine } from './engine-client'

const PICKUP_ADDRESS = { city: 'San Francisco', stateCode: 'CA', c_storeId: '101' }
const mix = (nuts: number) => ({
  c_customMix: {
    box: [
      { pid: 'nut', qty: nuts },
      { pid: 'fig', qty: 10 },
    ],
  },
})

const contract = useContractEngine({ seed: seedConfectioner })

type Api = Pick<
  ShopperBaskets<never>,
  'addItemToBasket' | 'createBasket' | 'getBasket' | 'updateBasket' | 'updateShipmentForBasket'
>

async function openApi(version: 'v1' | 'v2'): Promise<Api> {
  const { config } = await logInGuest(contract.origin)
  return version === 'v1' ? new ShopperBaskets(config) : new ShopperBasketsV2(config)
}

describe.each(['v1', 'v2'] as const)('a confectioner’s basket (%s)', (version) => {
  test('holds filled boxes, and says what is wrong with one', async () => {
    const api = await openApi(version)
    const { basketId = '' } = await api.createBasket({ body: {} })
    const add = (nuts: number) =>
      api.addItemToBasket({
        parameters: { basketId },
        body: [{ productId: 'mix-box', quantity: 1, ...mix(nuts) }],
      })
    expect(await add(10)).toMatchObject({ productTotal: 24, productItems: [mix(10)] })
    expect(await refusalOf(add(5))).toMatchObject({
      status: 400,
      title: 'Bad Request',
      detail: 'The box holds 20 pieces, not 15.',
    })
  })

  test('is picked up and delivered at once', async () => {
    const api = await openApi(version)
    const { basketId = '' } = await api.createBasket({
      body: {
        shipments: [
          { shipmentId: 'me', shippingAddress: ILLINOIS },
          { shipmentId: 'Shipment1', c_fromStoreId: '101', shippingAddress: PICKUP_ADDRESS },
        ],
        productItems: [{ productId: 'web-only', quantity: 1, shipmentId: 'me' }],
      },
    })
    const parameters = { basketId }
    const body = [{ productId: 'shop-tray', quantity: 1, shipmentId: 'Shipment1' }]
    expect(await api.addItemToBasket({ parameters, body })).toMatchObject({
      productItems: [{ inventoryId: 'brindille-warehouse' }, { inventoryId: 'shop-101' }],
      shipments: [{ c_routeType: 'delivery' }, { c_routeType: 'pickup' }],
    })
    const wrong = [{ productId: 'shop-tray', quantity: 1, shipmentId: 'me' }]
    expect(await refusalOf(api.addItemToBasket({ parameters, body: wrong }))).toMatchObject({
      status: 400,
      c_reason: 'pickup-only',
    })
    const shipment = { basketId, shipmentId: 'me' }
    const late = { c_DATE_WANTED: '2020-01-01' }
    const update = api.updateShipmentForBasket({ parameters: shipment, body: late })
    expect(await refusalOf(update)).toMatchObject({ status: 400, c_field: 'c_DATE_WANTED' })
    const moved = await api.updateShipmentForBasket({
      parameters: { basketId, shipmentId: 'Shipment1' },
      body: { c_fromStoreId: '' },
    })
    expect(moved.c_quantityExceptions).toMatchObject([{ reason: 'pickup-only' }])
  })

  test('changes several recipients in one call', async () => {
    const api = await openApi(version)
    const { basketId = '' } = await api.createBasket({ body: {} })
    const parameters = { basketId }
    // the SDK's type does not allow lists of objects
    const act = (actions: object[]) =>
      api.updateBasket({
        parameters,
        body: { c_actions: Object(actions) as Record<string, unknown> },
      })
    const added = await act([
      { type: 'addShipments', data: [{ shippingAddress: ILLINOIS }, { shipmentId: 'Shipment2' }] },
      { type: 'shipNow', data: ['Shipment1'] },
    ])
    expect(added.shipments).toMatchObject([
      { shipmentId: 'me' },
      { shipmentId: 'Shipment1', c_shipnow: { preferedMethod: 'GroundDisc' } },
      { shipmentId: 'Shipment2' },
    ])
    const removed = await act([{ type: 'removeShipments', data: ['Shipment1', 'Shipment2'] }])
    expect(removed.shipments).toHaveLength(1)
    expect(await refusalOf(act([{ type: 'shipNow', data: ['nowhere'] }]))).toMatchObject({
      status: 404,
    })
    expect(await refusalOf(act([{ type: 'unknown', data: [] }]))).toMatchObject({ status: 400 })
  })
})
