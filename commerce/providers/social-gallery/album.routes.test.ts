import { useEngine } from '../../testing/engine'
import { seedCatalog } from '../../testing/seed-catalog'
import { seedContentItems } from '../../testing/seed-content-items'

const toPage = (key: string, slots: object[]) => ({
  id: key,
  deliveryKey: key,
  body: {
    _meta: {
      schema: 'https://praline.example/content/content-page',
      deliveryId: key,
      deliveryKey: key,
    },
    title: key,
    slots,
  },
})
const engine = useEngine(seedCatalog)
beforeAll(async () => {
  const image = { path: 'recipes/cake.jpg', alt: 'A cake' }
  await seedContentItems(engine.db, [
    toPage('pages/recipes/cake', [
      { title: 'Cake', image, productIds: ['assorted'], author: { name: 'Ada' } },
      { title: 'No picture', productIds: ['assorted'] },
    ]),
    toPage('pages/recipes/pie', [{ title: 'Pie', image, productIds: ['brittle', 'assorted'] }]),
    toPage('snippets/none', [{ title: 'None', image, productIds: ['assorted'] }]),
  ])
})

const ask = (query: Record<string, string>) =>
  engine.app.inject({ url: '/api/v2/albums/from_sku', query: { api_key: 'brindille', ...query } })

test('a variant has the photographs of its product, with paging', async () => {
  const response = await ask({ sku: 'assorted-18', per_page: '1' })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({
    page: 1,
    per_page: 1,
    total: 2,
    next: true,
    data: [
      {
        user_name: 'Ada',
        photo_title: 'Cake',
        alt_text: 'A cake',
        platform_link: '/recipes/cake',
        pixlee_cdn_photos: {
          original_url: expect.stringMatching(/^http.*\/media\/recipes\/cake\.jpg$/),
        },
        products: [{ sku: 'assorted' }],
      },
    ],
  })
  const second = await ask({ sku: 'assorted-18', per_page: '1', page: '2' })
  expect(second.json()).toMatchObject({ next: false, data: [{ photo_title: 'Pie' }] })
})

test('the pages of a section form an album with the products in each photograph', async () => {
  const askAlbum = (name: string, query = {}) =>
    engine.app.inject({
      url: `/api/v2/albums/${name}/photos`,
      query: { api_key: 'brindille', ...query },
    })
  expect((await askAlbum('recipes')).json()).toMatchObject({
    total: 2,
    data: [
      { photo_title: 'Cake', products: [{ sku: 'assorted' }] },
      {
        photo_title: 'Pie',
        user_name: 'Brindille',
        products: [{ sku: 'brittle' }, { sku: 'assorted' }],
      },
    ],
  })
  expect((await askAlbum('blog')).json()).toMatchObject({ total: 0, data: [] })
  expect((await askAlbum('recipes', { api_key: 'nowhere' })).statusCode).toBe(404)
  expect((await askAlbum('recipes', { page: '0' })).statusCode).toBe(400)
})

test.each(['card', 'nothing'])('%s has no photographs', async (sku) => {
  expect((await ask({ sku })).json()).toMatchObject({ total: 0, data: [] })
})

test('an unknown account and invalid parameters are rejected', async () => {
  expect((await ask({ sku: 'card', api_key: 'nowhere' })).statusCode).toBe(404)
  expect((await ask({})).statusCode).toBe(400)
  expect((await ask({ sku: 'card', per_page: '0' })).statusCode).toBe(400)
})
