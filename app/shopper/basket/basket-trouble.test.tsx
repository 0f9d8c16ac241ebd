import { act, waitFor } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { prepareBagHooks, renderBag, server, shop } from '../testing/bag-hooks'

prepareBagHooks()
afterEach(() => onlineManager.setOnline(undefined))

const add = (productId: string) => [{ productId, quantity: 1 }]
const update = (itemId: string, quantity: number) => ({ itemId, changes: { quantity } })
const lines = () => shop.state.lines.map(({ productId, quantity }) => `${quantity} ${productId}`)

async function openBag() {
  const { result } = renderBag()
  await act(() => result.current.add.mutateAsync(add('a')))
  await act(() => result.current.add.mutateAsync(add('b')))
  /** Requests changes of a and b and adds c, before any of the requests is answered. */
  const askForThree = () =>
    Promise.allSettled([
      result.current.update.mutateAsync(update('item-1', 5)),
      result.current.update.mutateAsync(update('item-2', 6)),
      result.current.add.mutateAsync(add('c')),
    ])
  const shown = () =>
    result.current.basket.data?.productItems?.map(
      ({ productId, quantity }) => `${quantity} ${productId}`,
    )
  return { result, askForThree, shown }
}
const onceOnUpdate = (answer: () => Response) =>
  server.use(http.post('*/scapi/shopperBaskets/updateItemInBasket', answer, { once: true }))
const statusesOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.map(({ status }) => status)

test('a session that ends on the way is renewed: everything is written once, in order', async () => {
  const { askForThree, shown } = await openBag()
  const problem = { title: 'Unauthorized', type: 'errors/unauthorized', detail: 'over' }
  onceOnUpdate(() => HttpResponse.json(problem, { status: 401 }))
  let outcomes: PromiseSettledResult<unknown>[] = []
  await act(async () => {
    outcomes = await askForThree()
  })
  expect(statusesOf(outcomes)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  expect(lines()).toEqual(['5 a', '6 b', '1 c'])
  expect(shown()).toEqual(lines())
})

test('a conflict is reported to its caller; the others are written, and the service’s state is shown', async () => {
  const { askForThree, shown } = await openBag()
  const problem = { title: 'Conflict', type: 'errors/conflict', detail: 'Somebody else was first.' }
  onceOnUpdate(() => HttpResponse.json(problem, { status: 409 }))
  let outcomes: PromiseSettledResult<unknown>[] = []
  await act(async () => {
    outcomes = await askForThree()
  })
  expect(outcomes[0]).toMatchObject({ status: 'rejected', reason: { status: 409 } })
  expect(statusesOf(outcomes)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(lines()).toEqual(['1 a', '6 b', '1 c'])
  await waitFor(() => expect(shown()).toEqual(lines()))
})

test('a connection that breaks on the way fails one write; the rest waits until it is back', async () => {
  const { askForThree, shown } = await openBag()
  onceOnUpdate(() => {
    onlineManager.setOnline(false)
    return HttpResponse.error()
  })
  let asked: ReturnType<typeof askForThree> | undefined
  act(() => {
    asked = askForThree()
  })
  await waitFor(() => expect(onlineManager.isOnline()).toBe(false))
  expect(lines()).toEqual(['1 a', '1 b'])
  let outcomes: PromiseSettledResult<unknown>[] = []
  await act(async () => {
    onlineManager.setOnline(true)
    outcomes = (await asked) ?? []
  })
  expect(statusesOf(outcomes)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(lines()).toEqual(['1 a', '6 b', '1 c'])
  await waitFor(() => expect(shown()).toEqual(lines()))
})

test('a basket that goes on the way takes its lines along; what is added goes to a new one', async () => {
  const { askForThree, shown } = await openBag()
  shop.state.basketId = undefined
  let outcomes: PromiseSettledResult<unknown>[] = []
  await act(async () => {
    outcomes = await askForThree()
  })
  expect(statusesOf(outcomes)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(lines()).toEqual(['1 c'])
  await waitFor(() => expect(shown()).toEqual(lines()))
  expect(shop.state.created).toBe(2)
})

test('where cookies are blocked, each bag belongs to another guest, and the error says so', async () => {
  const { result } = renderBag()
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  const problem = { title: 'Not Found', type: 'errors/basket-not-found', detail: 'No basket' }
  server.use(
    http.post('*/scapi/shopperBaskets/addItemToBasket', () =>
      HttpResponse.json(problem, { status: 404 }),
    ),
  )
  await act(() =>
    expect(result.current.add.mutateAsync(add('a'))).rejects.toMatchObject({
      type: 'cookies-blocked',
      message: expect.stringContaining('Your browser blocks cookies'),
    }),
  )
})
