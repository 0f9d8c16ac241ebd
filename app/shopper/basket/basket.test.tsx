import { act, waitFor } from '@testing-library/react'
import { testSite } from '../../../tests/setup/render-app'
import { plantSession } from '../testing/plant-session'
import { login, prepareBagHooks, queryClient, renderBag, shop } from '../testing/bag-hooks'
import { basketKey } from './basket.queries'

prepareBagHooks()

const one = (productId: string, quantity = 1) => [{ productId, quantity }]

test('a visitor who only looks has no basket, and gets no session', async () => {
  const { result } = renderBag()
  expect(result.current.count).toBeUndefined()
  await waitFor(() => expect(result.current.count).toBe(0))
  expect(result.current.basket.data).toBeNull()
  expect(login.calls).toEqual([])
})

test('the first add makes session and basket; the answer is the basket at once', async () => {
  const { result } = renderBag()
  await act(() => result.current.add.mutateAsync(one('p1', 2)))
  expect(result.current.count).toBe(2)
  expect(shop.state.created).toBe(1)
})

test('quick clicks lose no line and make one basket', async () => {
  const { result } = renderBag()
  await act(async () => {
    const { mutateAsync } = result.current.add
    await Promise.all(['a', 'b', 'c', 'd'].map((id) => mutateAsync(one(id))))
  })
  expect(shop.state.lines.map(({ productId }) => productId)).toEqual(['a', 'b', 'c', 'd'])
  expect(shop.state.created).toBe(1)
  expect(result.current.count).toBe(4)
})

test('a refused write does not hold up those after it', async () => {
  shop.state.soldOut.add('gone')
  const { result } = renderBag()
  await act(async () => {
    const { mutateAsync } = result.current.add
    const [refused, taken] = await Promise.allSettled([
      mutateAsync(one('gone')),
      mutateAsync(one('b')),
    ])
    expect(refused).toMatchObject({ status: 'rejected', reason: { status: 400 } })
    expect(taken.status).toBe('fulfilled')
  })
  expect(result.current.count).toBe(1)
})

test('changing and removing lines', async () => {
  const { result } = renderBag()
  await act(() => result.current.add.mutateAsync(one('a')))
  await act(() => result.current.update.mutateAsync({ itemId: 'item-1', changes: { quantity: 7 } }))
  expect(result.current.count).toBe(7)
  await act(() => result.current.remove.mutateAsync({ itemId: 'item-1' }))
  expect(result.current.count).toBe(0)
})

test('a basket that is gone is made anew without losing what is added', async () => {
  const { result } = renderBag()
  await act(() => result.current.add.mutateAsync(one('a')))
  shop.state.basketId = undefined
  await act(() => result.current.add.mutateAsync(one('b')))
  expect(shop.state.lines.map(({ productId }) => productId)).toEqual(['b'])
  expect(result.current.basket.data?.basketId).toBe('basket-2')
})

test('a line of a basket that is gone cannot be changed: the bag is empty then', async () => {
  const { result } = renderBag()
  await act(() => result.current.add.mutateAsync(one('a')))
  shop.state.basketId = undefined
  await act(async () => {
    const change = result.current.update.mutateAsync({ itemId: 'item-1', changes: { quantity: 2 } })
    await expect(change).rejects.toMatchObject({ kind: 'not-found' })
  })
  expect(result.current.basket.data).toBeNull()
})

test('a basket another tab has made meanwhile is used', async () => {
  const { result } = renderBag()
  await waitFor(() => expect(result.current.basket.data).toBeNull())
  shop.state.basketId = 'of-another-tab'
  await act(() => result.current.add.mutateAsync(one('a')))
  expect(shop.state.created).toBe(0)
  expect(result.current.basket.data?.basketId).toBe('of-another-tab')
})

test('a change in another tab is read', async () => {
  const { result } = renderBag()
  await act(() => result.current.add.mutateAsync(one('a')))
  shop.state.lines.push({ itemId: 'item-2', productId: 'b', quantity: 3 })
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: `basket_changed_${testSite.id}` }))
  })
  await waitFor(() => expect(result.current.count).toBe(4))
  expect(queryClient.getQueryData(basketKey(testSite.id))).toBeTruthy()
})

test('a session that has expired is renewed when the shopper comes back [SES-011]', async () => {
  const { result } = renderBag()
  await act(() => result.current.add.mutateAsync(one('a')))
  login.expire()
  plantSession(testSite.id, { customerId: 'guest-1', lasts: 0 })
  login.calls.length = 0
  act(() => {
    window.dispatchEvent(new Event('focus'))
  })
  await waitFor(() => expect(login.calls).toContain('refresh'))
})

test('another customer has another basket: noticed when the shopper comes back', async () => {
  const { result } = renderBag()
  await act(() => result.current.add.mutateAsync(one('a')))
  shop.state.lines = []
  plantSession(testSite.id, { customerId: 'somebody-else' })
  act(() => {
    window.dispatchEvent(new Event('focus'))
  })
  await waitFor(() => expect(result.current.count).toBe(0))
})
