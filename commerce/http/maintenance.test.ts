import { useForAll } from '../testing/use'
import { useEngine } from '../testing/engine'
import { seedSite } from '../testing/seed-site'
import { logInTestShopper } from '../testing/test-shopper'

/** Sites are cached for a few seconds; tests advance the clock to skip the cache. */
let now = new Date('2026-11-20T12:00:00Z')

const engine = useEngine({
  seed: async (db) => {
    await seedSite(db)
    await seedSite(db, 'brindille-volume')
  },
  now: () => now,
})
const guest = useForAll(() => logInTestShopper(engine.app))

async function setStatus(status: 'online' | 'protected' | 'offline') {
  await engine.db.updateTable('site').set({ status }).where('id', '=', 'brindille').execute()
  now = new Date(now.getTime() + 10_000)
}

const ask = (path: string, siteId = 'brindille') =>
  engine.app.inject({ url: path, query: { siteId }, headers: guest.headers })

const ORGANIZATION = 'organizations/f_ecom_prln_001'
const PATHS = [
  `/product/shopper-products/v1/${ORGANIZATION}/categories/root`,
  `/search/shopper-search/v1/${ORGANIZATION}/search-suggestions?q=bar`,
  `/custom/site/v1/${ORGANIZATION}/site-prefs`,
]

test.each(PATHS)(
  'a request for %s reports that an offline site is under maintenance [ERR-007]',
  async (path) => {
    await setStatus('offline')
    const closed = await ask(path)
    expect(closed.statusCode).toBe(503)
    expect(closed.headers).toMatchObject({ sfdc_maintenance: 'true', 'cache-control': 'no-store' })
    expect(closed.json()).toMatchObject({
      title: 'Site Under Maintenance',
      type: expect.stringMatching(/\/maintenance$/),
    })
    // another site of the organization stays open
    expect((await ask(path, 'brindille-volume')).headers.sfdc_maintenance).toBeUndefined()
    await setStatus('protected')
    expect((await ask(path)).headers.sfdc_maintenance).toBeUndefined()
  },
)
