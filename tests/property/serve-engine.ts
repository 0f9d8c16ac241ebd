import { seedBasketModel } from '../../commerce/testing/basket-model/seed-basket-model'
import { createTestEngine } from '../../commerce/testing/engine'

/**
 * A separate process: the engine on a database in memory. Prints its address, and serves requests.
 */
async function main(): Promise<void> {
  // stops when the tests have ended or were killed
  process.stdin.resume().on('end', () => process.exit(0))
  const engine = await createTestEngine({ seed: seedBasketModel })
  process.stdout.write(`${await engine.listen()}\n`)
}

void main()
