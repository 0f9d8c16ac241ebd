import { QueryClient } from '@tanstack/react-query'
import { changeBasket } from '@/shopper/basket/change-basket'
import { queueBasketActions } from './action-queue'

jest.mock('@/shopper/basket/change-basket', () => ({
  changeBasket: jest.fn(() => Promise.resolve({ basketId: 'b' })),
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
