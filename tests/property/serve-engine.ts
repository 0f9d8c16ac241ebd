import { seedBasketModel } from '../../commerce/testing/basket-model/seed-basket-model'
import { createTestEngine } from '../../commerce/testing/engine'

/** A process of its own: the engine on a database in memory. Prints its address, and serves. */
async function main(): Promise<void> {
  // nobody needs it any more: the tests have ended, or were killed
  process.stdin.resume().on('end', () => process.exit(0))
  const engine = await createTestEngine({ seed: seedBasketModel })
  process.stdout.write(`${await engine.listen()}\n`)
}

void main()
