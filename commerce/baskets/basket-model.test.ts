import fc from 'fast-check'
import { basketCommands } from '../testing/basket-model/basket-commands'
import { BasketModel } from '../testing/basket-model/basket-model'
import { seedBasketModel } from '../testing/basket-model/seed-basket-model'
import { expectLike, RealBasket } from '../testing/basket-model/step'
import { useEngine } from '../testing/engine'
import { TestCheckout } from '../testing/test-checkout'

const RUNS = Number(process.env['BASKET_MODEL_RUNS'] ?? 15)
const SEED = Number(process.env['BASKET_MODEL_SEED'] ?? 20261121)

const engine = useEngine(seedBasketModel)

// BASKET_MODEL_RUNS and BASKET_MODEL_SEED allow longer searches than a normal test run
it('random sequences of shopper actions lose no line, and every total adds up', async () => {
  const property = fc.asyncProperty(
    fc.commands(basketCommands, { maxCommands: 30, size: 'max' }),
    async (commands) => {
      const shopper = await TestCheckout.asGuest(engine.app)
      const { body } = await shopper.basket('POST')
      const real = new RealBasket(shopper, body)
      const model = { basket: new BasketModel(), isGuest: true }
      await fc.asyncModelRun(() => ({ model, real }), commands)
      // the stored basket must agree with the model, too
      const stored = await real.shopper.basket('GET', `/${real.basket.basketId}`)
      expectLike(model.basket, stored.body)
    },
  )
  await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: RUNS <= 15 })
}, 600_000)
