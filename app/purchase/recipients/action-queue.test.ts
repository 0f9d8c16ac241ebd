import { QueryClient } from '@tanstack/react-query'
import { sendBasketActions } from '@/commerce-client/basket-actions'
import { changeBasket } from '@/shopper/basket/change-basket'
import { queueBasketActions } from './action-queue'

jest.mock('@/shopper/basket/change-basket', () => ({
  changeBasket: jest.fn(() => Promise.resolve({ basketId: 'b' })),
}))

jest.mock('@/commerce-client/basket-actions', () => ({
  ...jest.requireActual<object>('@/commerce-client/basket-actions'),
  sendBasketActions: jest.fn(() => Promise.resolve({ basketId: 'b' })),
}))

beforeEach(() => jest.useFakeTimers())

test('what is asked for is sent once nothing more comes for 100 ms [MSH-022]', async () => {
  const remove = (shipmentId: string) =>
    queueBasketActions(new QueryClient(), 'brindille', [
      { type: 'removeShipments', data: [{ shipmentId }] },
    ])
  const first = remove('Shipment1')
  jest.advanceTimersByTime(99)
  const second = remove('Shipment2')
  jest.advanceTimersByTime(99)
  expect(changeBasket).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(changeBasket).toHaveBeenCalledTimes(1)
  await expect(Promise.all([first, second])).resolves.toEqual([
    { basketId: 'b' },
    { basketId: 'b' },
  ])
})

test('a method that was chosen while another choice waited is kept', async () => {
  const chosen = { shipmentId: 'Shipment1', shippingMethod: { id: 'Overnight' } }
  const basket = { basketId: 'b', shipments: [chosen, { shipmentId: 'Shipment2' }] }
  jest.mocked(changeBasket).mockImplementation((_queryClient, _siteId, write) => write('b', basket))
  const shipNow = async (...ids: string[]) => {
    const data = ids.map((shipmentId) => ({ shipmentId }))
    const sent = queueBasketActions(new QueryClient(), 'brindille', [{ type: 'shipNow', data }])
    await jest.advanceTimersByTimeAsync(100)
    return sent
  }
  await expect(shipNow('Shipment1')).resolves.toBe(basket)
  expect(sendBasketActions).not.toHaveBeenCalled()
  await shipNow('Shipment1', 'Shipment2')
  expect(sendBasketActions).toHaveBeenCalledWith('brindille', 'b', [
    { type: 'shipNow', data: [{ shipmentId: 'Shipment2' }] },
  ])
})
