import { randomUUID } from 'node:crypto'
import { fail, say, step } from './shop/progress'
import type { Crowd, Customer } from './rehearse/journeys'
import { Load, openingCurve } from './rehearse/load'
import { RehearsalShop } from './rehearse/rehearsal-shop'
import {
  parseRehearseArguments,
  REHEARSE_HELP,
  type RehearseOptions,
} from './rehearse/rehearse-arguments'
import {
  reportAudit,
  reportCores,
  reportErrors,
  reportKnee,
  reportPhases,
  reportSteps,
  type PhaseReport,
} from './rehearse/report'
import { Samples } from './rehearse/samples'
import { Visitor } from './rehearse/visitor'

/** Number of shoppers while the processor time of a page and of an order is measured. */
const PRICING_SHOPPERS = 4
const CUSTOMERS = 8
const PASSWORD = 'Rehearsal-Tin-24'

/** `npm run rehearse`: simulates a sale in advance. */
async function main(): Promise<void> {
  const options = parseRehearseArguments(process.argv.slice(2))
  if (options === 'help') return say(REHEARSE_HELP)
  const { database } = options
  const shop = options.origin
    ? undefined
    : await step(`Starting a shop on ${database}`, () => RehearsalShop.start(database))
  try {
    await rehearse(options, options.origin ?? shop?.origin ?? '', shop)
  } finally {
    await shop?.stop()
  }
}

async function rehearse(
  options: RehearseOptions,
  origin: string,
  shop: RehearsalShop | undefined,
): Promise<void> {
  const customers = await registerCustomers(origin)
  const load = new Load({ origin, customers, think: options.think }, options.orders)
  const runPhase = async (
    name: string,
    crowd: Crowd,
    shoppers: number,
    seconds: number,
    curve?: (share: number) => number,
  ): Promise<PhaseReport> => {
    const before = shop?.processorTimes()
    const samples = await load.run({ crowd, shoppers, seconds, curve })
    const after = shop?.processorTimes()
    const took = (performance.now() - samples.startedAt) / 1000
    say(`  ${name}, ${shoppers} shoppers: ${samples.orders} orders in ${took.toFixed(0)} s`)
    const processor = before &&
      after && {
        storefront: after.storefront - before.storefront,
        engine: after.engine - before.engine,
        database: after.database - before.database,
      }
    return { name, shoppers, seconds: took, samples, ...(processor && { processor }) }
  }

  // caches and compilers are warm on the day of the sale too
  await runPhase('warming up', 'all', PRICING_SHOPPERS, Math.min(5, options.seconds))
  const lookers = await runPhase('looking', 'lookers', PRICING_SHOPPERS, options.seconds)
  const buyers = await runPhase('buying', 'buyers', PRICING_SHOPPERS, options.seconds)
  const steps: PhaseReport[] = []
  for (const shoppers of options.steps) {
    steps.push(await runPhase('sale', 'all', shoppers, options.seconds))
  }
  const most = Math.max(...options.steps)
  const { opening } = options
  const minute = opening > 0 ? [await runPhase('opening', 'all', most, opening, openingCurve)] : []
  const phases = [lookers, buyers, ...steps, ...minute]

  say(`\n${reportPhases(phases).join('\n')}`)
  const shown = minute.length > 0 ? minute : steps
  say(`\n${minute.length > 0 ? 'The opening' : 'The sale'}, ms:\n${reportSteps(shown).join('\n')}`)
  say(`\n${reportErrors(phases).join('\n')}`)
  say(`\n${reportKnee(steps)}`)
  say(reportCores(lookers, buyers).join('\n'))
  if (!shop) return say('\nStock and money were not reconciled: the database is not ours.')
  const audit = await shop.reconcile()
  if (audit.orders < load.orders) {
    audit.findings.push(`${load.orders} orders were confirmed, and ${audit.orders} are there`)
  }
  say(`\n${reportAudit(audit).join('\n')}`)
  if (audit.findings.length > 0) process.exitCode = 1
}

async function registerCustomers(origin: string): Promise<Customer[]> {
  const customers: Customer[] = []
  while (customers.length < CUSTOMERS) {
    const customer = {
      email: `rehearsal-${randomUUID().slice(0, 8)}@example.com`,
      password: PASSWORD,
    }
    const visitor = new Visitor(origin, new Samples())
    await visitor.start()
    await visitor.post('register', 'customer-register', {
      customer: { firstName: 'Ada', lastName: 'Lovelace', email: customer.email },
      password: PASSWORD,
    })
    customers.push(customer)
  }
  return customers
}

main().catch(fail)
