import { setTimeout as wait } from 'node:timers/promises'
import { fail, say, step } from './shop/progress'
import { pipelineRequests } from './soak/pipeline-requests'
import { SoakShop } from './soak/soak-shop'
import { summarize, type Disturbance } from './soak/summarize'
import { Visitors } from './soak/visitors'

const SOAK_MS = Number(process.env['SOAK_SECONDS'] ?? 300) * 1000
const VISITORS = 4
const CALM_MS = 8_000
const HUNG_MS = 15_000
const FULL_MS = 15_000

const ENGINE = 'commerce/main.ts'
const STOREFRONT = 'scripts/serve.ts'
const WITHOUT_STOREFRONT = 'the storefront hangs until it is killed'

const DISTURBANCES: Record<string, (shop: SoakShop) => Promise<void>> = {
  '200 pipelined connections': ({ origin }) => pipelineRequests(origin, 200),
  'the database is restarted': ({ postgres }) => postgres.restart('SIGINT'),
  'the engine is killed': async (shop) => shop.signal(ENGINE, 'SIGKILL'),
  'the database crashes': ({ postgres }) => postgres.restart('SIGQUIT'),
  'the engine hangs': async (shop) => {
    shop.signal(ENGINE, 'SIGSTOP')
    await wait(HUNG_MS)
    shop.signal(ENGINE, 'SIGCONT')
  },
  'the engine hangs until it is killed': async (shop) => shop.signal(ENGINE, 'SIGSTOP'),
  [WITHOUT_STOREFRONT]: async (shop) => shop.signal(STOREFRONT, 'SIGSTOP'),
  'the disk is full': async ({ disk }) => {
    if (!disk) return say('Left out: this user may not mount a file system.')
    disk.fill()
    await wait(FULL_MS)
    disk.empty()
  },
}

/** `npm run soak`: disturbs a separate shop for five minutes while visitors open its pages. */
async function main(): Promise<void> {
  const shop = await SoakShop.start()
  const visitors = new Visitors(shop.origin)
  const disturbances: Disturbance[] = []
  try {
    visitors.start(VISITORS)
    const end = Date.now() + SOAK_MS
    await wait(CALM_MS)
    const turns = Object.entries(DISTURBANCES)
    for (let turn = 0; Date.now() < end; turn += 1) {
      const [name, disturb] = turns[turn % turns.length] ?? []
      if (!name || !disturb) break
      const from = Date.now()
      await step(name, async () => {
        await disturb(shop)
        await shop.untilUp()
      })
      const until = Date.now()
      disturbances.push({ name, from, until, isSilent: name === WITHOUT_STOREFRONT })
      await wait(CALM_MS)
    }
    await visitors.end()
    await shop.untilUp()
  } finally {
    const code = await shop.stop()
    say(`The shop ended with ${code}.`)
    if (code !== 0) process.exitCode = 1
  }
  const { lines, faults } = summarize(visitors.visits, disturbances)
  say(`\n${lines.join('\n')}`)
  if (faults.length > 0)
    fail(new Error(`${faults.length} faults:\n${faults.slice(0, 50).join('\n')}`))
  say('\n✓ No page failed but in a disturbance, and both processes were up at the end.')
}

main().catch(fail)
