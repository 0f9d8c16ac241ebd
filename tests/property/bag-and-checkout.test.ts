/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check'
import { setupServer } from 'msw/node'
import { LIMITED, STOCK } from '../../commerce/testing/basket-model/seed-basket-model'
import { expectTotals } from '../../commerce/testing/basket-model/expect-totals'
import { shareBrowser } from './share-browser'
import { ask, forgetShopper, Shopper } from './shopper'
import { siteRoutes } from './site-routes'
import { startEngine } from './start-engine'

const RUNS = Number(process.env['BAG_PROPERTY_RUNS'] ?? 2)
const SEED = Number(process.env['BAG_PROPERTY_SEED'] ?? 20261122)

let engine: Awaited<ReturnType<typeof startEngine>> | undefined
const asked = { methods: [] as string[], authorization: undefined as string | undefined }
const server = setupServer(
  ...siteRoutes((method, authorization) => {
    asked.methods.push(method)
    asked.authorization = authorization ?? asked.authorization
  }),
)

beforeAll(async () => {
  shareBrowser()
  engine = await startEngine()
  process.env.COMMERCE_ORIGIN = engine.origin
  server.listen({ onUnhandledRequest: 'bypass' })
}, 600_000)
afterAll(async () => {
  server.close()
  await engine?.stop()
})

/* A shopper's actions in one of two tabs; `with` is an action in the other tab at the same time. */
const tab = fc.constantFrom(0, 1)
const product = fc.constantFrom(...Object.keys(STOCK))
const adding = fc.record({
  kind: fc.constant('add' as const),
  tab,
  product,
  quantity: fc.integer({ min: 1, max: 4 }),
})
const action = fc.oneof(
  { weight: 4, arbitrary: adding },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('both' as const), first: adding, second: adding }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('click' as const),
      tab,
      product,
      direction: fc.constantFrom('Increase' as const, 'Decrease' as const),
      times: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), tab, product }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('code' as const),
      tab,
      code: fc.constantFrom('NOEL10', 'BOXES', 'NOPE'),
    }),
  },
)
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never

/** Performs an action and returns the expected content of the bag. */
async function perform(shopper: Shopper, one: Action, before: Record<string, number>) {
  const after = { ...before }
  const grow = async (addition: { tab: number; product: string; quantity: number }) => {
    const isTaken = await shopper.add(addition.tab, addition.product, addition.quantity)
    if (isTaken) after[addition.product] = (after[addition.product] ?? 0) + addition.quantity
  }
  if (one.kind === 'add') await grow(one)
  if (one.kind === 'both') {
    await Promise.all([grow({ ...one.first, tab: 0 }), grow({ ...one.second, tab: 1 })])
  }
  if (one.kind === 'click' && before[one.product] !== undefined) {
    const step = one.direction === 'Increase' ? one.times : -one.times
    await shopper.click(one.tab, one.product, one.direction, one.times)
    const wanted = Math.max(1, (before[one.product] ?? 0) + step)
    after[one.product] = Math.min(wanted, mostOf(one.product))
  }
  if (one.kind === 'remove' && before[one.product] !== undefined) {
    await shopper.remove(one.tab, one.product)
    delete after[one.product]
  }
  if (one.kind === 'undo') {
    const back = await shopper.undo(one.tab)
    if (back) after[back.product] = (after[back.product] ?? 0) + back.quantity
  }
  if (one.kind === 'code') await shopper.applyCode(one.tab, one.code)
  return after
}

const mostOf = (id: string) =>
  Math.min(STOCK[id]?.[0] ?? 0, id === LIMITED.productId ? LIMITED.limit : 999)

// set BAG_PROPERTY_RUNS and BAG_PROPERTY_SEED to search further than a regular test run
it('whatever is done in two tabs, what is shown is what the engine has, nothing is lost, and it is ordered once [CART-001, CART-058]', async () => {
  const actions = fc.array(action, { minLength: 6, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(actions, async (steps) => {
      forgetShopper()
      const shopper = new Shopper()
      try {
        let lines: Record<string, number> = {}
        await shopper.settle()
        for (const step of [
          { kind: 'add', tab: 0, product: 'card', quantity: 1 } as const,
          ...steps,
        ]) {
          lines = await perform(shopper, step, lines)
          await shopper.settle()
          const basket = await ask.basket(asked.authorization)
          expectTotals(basket)
          expect(ask.quantities(basket)).toEqual(lines)
          await shopper.expectShown(basket)
        }
        if (Object.keys(lines).length === 0) return
        await orderTwice(shopper, lines)
      } finally {
        shopper.close()
      }
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  )
}, 600_000)

/** Clicks 'Place Order' in both tabs, several times. */
async function orderTwice(shopper: Shopper, lines: Record<string, number>): Promise<void> {
  await shopper.fillCheckout()
  const basket = await ask.basket(asked.authorization)
  await shopper.expectShown(basket)
  await shopper.review()
  await shopper.expectShown(basket)
  await shopper.placeOrder(3)
  const orders = await ask.orders(asked.authorization)
  expect(orders).toHaveLength(1)
  const [order] = orders
  expect(order?.orderTotal).toBe(basket.orderTotal)
  expect(ask.quantities(order ?? {})).toEqual(lines)
}
