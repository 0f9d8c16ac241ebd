import { helpers, ShopperCustomers, ShopperLogin } from 'commerce-sdk-isomorphic'
import { seedCatalog } from '../../commerce/testing/seed-catalog'
import {
  REDIRECT_URI,
  refusalOf,
  toClientConfig,
  useContractEngine,
  type ClientParameters,
} from './engine-client'

const credentials = { username: 'ada@example.com', password: 'Praline#1845' }
const LIST_ITEM = {
  productId: 'assorted-9',
  quantity: 1,
  priority: 1,
  public: false,
  type: 'product' as const,
}

type Client = ShopperCustomers<ClientParameters>

let guest: { client: Client; customerId: string }
let ada: { client: Client; customerId: string }
const contract = useContractEngine({ seed: seedCatalog })
beforeAll(async () => {
  const slasClient = new ShopperLogin(toClientConfig(contract.origin))
  const parameters = { redirectURI: REDIRECT_URI }
  guest = toShopper(await helpers.loginGuestUser({ slasClient, parameters }))
  const { username: login, password } = credentials
  const customer = { login, email: login, firstName: 'Ada', lastName: 'Lovelace' }
  await guest.client.registerCustomer({ body: { customer, password } })
  ada = toShopper(await helpers.loginRegisteredUserB2C({ slasClient, credentials, parameters }))
})

function toShopper(tokens: { access_token: string; customer_id: string }) {
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const client = new ShopperCustomers({ ...toClientConfig(contract.origin), headers })
  return { client, customerId: tokens.customer_id }
}

async function createList({ client, customerId } = ada, body: Record<string, unknown> = {}) {
  const list = await client.createCustomerProductList({
    parameters: { customerId },
    body: { type: 'wish_list', name: 'Sweets', public: false, ...body },
  })
  return list.id ?? ''
}

test('a list is made, found, changed and removed', async () => {
  const { client, customerId } = ada
  const registrant = { email: 'ada@example.com', firstName: 'Ada', lastName: 'L', role: 'Bride' }
  const listId = await createList(ada, {
    type: 'gift_registry',
    event: { type: 'Wedding', city: 'London', country: 'GB' },
    registrant,
    c_note: 'no nuts',
  })
  const parameters = { customerId, listId }
  expect(await client.getCustomerProductList({ parameters })).toMatchObject({
    id: listId,
    type: 'gift_registry',
    name: 'Sweets',
    public: false,
    registrant,
    c_note: 'no nuts',
    customerProductListItems: [],
  })
  await client.updateCustomerProductList({ parameters, body: { name: 'Wedding', public: true } })
  const { data } = await client.getCustomerProductLists({ parameters: { customerId } })
  expect(data).toMatchObject([{ id: listId, name: 'Wedding', public: true }])
  await client.deleteCustomerProductList({ parameters })
  const gone = client.getCustomerProductList({ parameters })
  expect(await refusalOf(gone)).toMatchObject({ status: 404, kind: 'product-list-not-found' })
})

test('items come, change and go', async () => {
  const { client, customerId } = ada
  const listId = await createList()
  const parameters = { customerId, listId }
  const item = await client.createCustomerProductListItem({
    parameters,
    body: { ...LIST_ITEM, c_color: 'dark' },
  })
  expect(item).toMatchObject({ ...LIST_ITEM, c_color: 'dark', purchasedQuantity: 0 })
  const { id: itemId = '' } = item
  const ofItem = { ...parameters, itemId }
  const body = { quantity: 3, priority: 2, public: true }
  await client.updateCustomerProductListItem({ parameters: ofItem, body })
  expect(await client.getCustomerProductListItem({ parameters: ofItem })).toMatchObject({
    ...body,
    productId: 'assorted-9',
    c_color: 'dark',
  })
  await client.deleteCustomerProductListItem({ parameters: ofItem })
  const gone = client.deleteCustomerProductListItem({ parameters: ofItem })
  expect(await refusalOf(gone)).toMatchObject({ status: 404, kind: 'not-found' })
})

test('an item requires an existing product', async () => {
  const parameters = { customerId: ada.customerId, listId: await createList() }
  const add = (body: typeof LIST_ITEM) =>
    refusalOf(ada.client.createCustomerProductListItem({ parameters, body }))
  expect(await add({ ...LIST_ITEM, productId: 'nothing' })).toMatchObject({
    status: 400,
    kind: 'product-not-found',
  })
  expect(await add({ ...LIST_ITEM, quantity: -1 })).toMatchObject({ status: 400 })
})

test('a guest has lists too, and nobody sees another’s', async () => {
  const listId = await createList(guest)
  const foreign = ada.client.getCustomerProductList({
    parameters: { customerId: ada.customerId, listId },
  })
  expect(await refusalOf(foreign)).toMatchObject({ status: 404 })
  const asked = ada.client.getCustomerProductLists({
    parameters: { customerId: guest.customerId },
  })
  expect(await refusalOf(asked)).toMatchObject({ status: 400, kind: 'invalid-customer' })
})

describe('a public list', () => {
  let listId = ''
  let itemId = ''

  beforeAll(async () => {
    listId = await createList(ada, { public: true, description: 'For everybody' })
    const parameters = { customerId: ada.customerId, listId }
    const add = (productId: string, isPublic: boolean) =>
      ada.client.createCustomerProductListItem({
        parameters,
        body: { ...LIST_ITEM, productId, public: isPublic },
      })
    await add('truffles-9', false)
    itemId = (await add('assorted-9', true)).id ?? ''
  })

  test('is found by its owner’s e-mail or name', async () => {
    const find = (parameters: Record<string, string>) =>
      guest.client.getPublicProductListsBySearchTerm({ parameters })
    const found = { data: [{ id: listId, title: 'Sweets', type: 'wish_list' }], total: 1 }
    expect(await find({ email: 'ada@example.com' })).toMatchObject(found)
    expect(await find({ firstName: 'Ada', lastName: 'Lovelace' })).toMatchObject(found)
    expect(await find({ firstName: 'ada', lastName: 'Lovelace' })).toMatchObject({ total: 0 })
  })

  test('shows what is public of it', async () => {
    const list = await guest.client.getPublicProductList({ parameters: { listId } })
    expect(list).toMatchObject({
      id: listId,
      description: 'For everybody',
      productListItems: [{ id: itemId, product: { id: 'assorted-9' } }],
    })
    const item = await guest.client.getProductListItem({ parameters: { listId, itemId } })
    expect(item).toMatchObject({ id: itemId, priority: 1, type: 'product' })
  })

  test('returns its products when asked', async () => {
    const list = (expand?: string[]) =>
      guest.client.getPublicProductListItems({
        parameters: { listId, ...(expand && { expand }) } as { listId: string },
      })
    expect(await list(['product', 'availability'])).toMatchObject({
      total: 1,
      data: [{ id: itemId, product: { id: 'assorted-9', price: 20, inventory: {} } }],
    })
    expect(await refusalOf(list(['wishList']))).toMatchObject({
      status: 400,
      kind: 'invalid-expand-parameter',
      body: { param: 'wishList' },
    })
  })

  test('a private one is not there', async () => {
    const privateId = await createList()
    const asked = guest.client.getPublicProductListItems({ parameters: { listId: privateId } })
    expect(await refusalOf(asked)).toMatchObject({
      status: 404,
      kind: 'product-list-not-found',
      body: { productListId: privateId },
    })
  })
})
