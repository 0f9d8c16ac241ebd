import { useCheckout } from '../../testing/test-checkout'

const engine = useCheckout()
beforeAll(async () => {
  const custom = {
    bopisEnabled: 'true',
    temporarilyClosed: true,
    hoursPrimary: '{"days":{"Monday":[{"open":"10:00","close":"20:00"}]}}',
    specialDays: '[{"from":"2026-12-25","name":"<Christmas>","hours":"closed"}]',
    closureMessage: 'Closed until <May> & June',
  }
  await engine.db
    .updateTable('store')
    .set({ custom: JSON.stringify(custom) })
    .where('id', '=', '101')
    .execute()
})

interface Location {
  fid: string
  distance?: string
  [name: string]: string | undefined
}

async function ask(query: Record<string, string>): Promise<Location[]> {
  const response = await engine.app.inject({ url: '/rio/api/getAsyncLocations', query })
  expect(response.statusCode).toBe(200)
  const { maplist } = response.json<{ maplist: string }>()
  const list = /^<div class="tlsmap_list">(.*)<\/div>$/s.exec(maplist)?.[1] ?? 'none'
  expect(list).not.toMatch(/[<>&]/)
  return JSON.parse(`[${list.replace(/,$/, '')}]`) as Location[]
}

test.each([
  ['a postal code', '94108'],
  ['coordinates', '37.788,-122.406'],
  ['a town', 'San Francisco, CA'],
])('shops are found around %s', async (_name, search) => {
  const [shop, ...others] = await ask({ template: 'search', search, radius: '50' })
  expect(others).toEqual([])
  expect(shop).toMatchObject({
    fid: '101',
    location_name: 'Maiden Lane',
    city: 'San Francisco',
    region: 'CA',
    post_code: '94108',
    lat: '37.788',
    bopisEnabled_cs: '1',
    temporarilyClosed_cs: '1',
    location_closure_message: 'Closed until <May> & June',
  })
  expect(Number(shop?.distance)).toBeLessThan(1)
  expect(JSON.parse(shop?.['hours_sets:primary'] ?? '')).toHaveProperty('days.Monday')
  expect(JSON.parse(shop?.specialDays_cs ?? '')).toMatchObject([{ name: '<Christmas>' }])
})

test('a larger radius finds more shops, nearest first; an unknown place finds none', async () => {
  const far = await ask({ search: '94108', radius: '1000' })
  expect(far.map(({ fid }) => fid)).toEqual(['101', '102'])
  expect(await ask({ search: '94108', radius: '1000', limit: '1' })).toHaveLength(1)
  expect(await ask({ search: 'Atlantis' })).toEqual([])
  expect(await ask({ search: '' })).toEqual([])
})

test('all shops of the domain are listed, and place names are completed', async () => {
  expect(await ask({ template: 'domain' })).toHaveLength(2)
  const { data } = (await engine.app.inject('/rio/api/getAutocompleteData')).json<{
    data: string[]
  }>()
  expect(data).toEqual(['San Francisco, CA', '94108', '91105'])
})

test.each<Record<string, string>>([
  { radius: 'far' },
  { limit: '0' },
  { template: 'x' },
  { search: 'x'.repeat(101) },
])('rejects %j', async (query) => {
  const response = await engine.app.inject({ url: '/rio/api/getAsyncLocations', query })
  expect(response.statusCode).toBe(400)
})
