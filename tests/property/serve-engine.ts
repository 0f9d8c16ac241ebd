import { seedBasketModel } from '../../commerce/testing/basket-model/seed-basket-model'
import { createTestEngine } from '../../commerce/testing/engine'

/** Runs the engine on an in-memory database in a separate process, and prints its address. */
async function main(): Promise<void> {
  // the parent process has ended, so the engine is not needed any more
  process.stdin.resume().on('end', () => process.exit(0))
  const engine = await createTestEngine({ seed: seedBasketModel })
  process.stdout.write(`${await engine.listen()}\n`)
}

void main()
