import { createStoredCards } from '../card-gateway/stored-card.service'
import { useDatabase } from '../testing/test-database'
import type { AuthorizationRequest, CardGateway } from './card-gateway.port'
import { createPaymentsService } from './payments.service'
import { queueRemovedCards } from './removed-cards'
import { createVaultCards } from './vault-cards'

const TOKEN = '7500BB199B4270EFE05340588D0AFCAD'
const REFUSED = '0'.repeat(32)
const CARD = {
  token: TOKEN,
  maskedNumber: 'XXXXXXXXXXXX1111',
  bin: '411111',
  type: '001',
  month: '12',
  year: '2040',
}

const database = useDatabase()

function createShop() {
  const asked: AuthorizationRequest[] = []
  const isDown = { value: false }
  const deleted: string[] = []
  const gateway: CardGateway = {
    wallets: [],
    hasStandInSheets: false,
    openSheet: () => Promise.reject(new Error('not asked')),
    authorize: async (request) => {
      asked.push(request)
      return { isApproved: request.savedCard !== undefined }
    },
    saveCard: async (jwt) => (jwt === 'good' ? CARD : undefined),
    deleteCard: async (token) => {
      if (isDown.value || token === REFUSED) throw new Error('refused')
      deleted.push(token)
    },
    openWallet: () => Promise.reject(new Error('not asked')),
    readWallet: () => Promise.reject(new Error('not asked')),
    find: () => Promise.reject(new Error('not asked')),
    reverse: async () => undefined,
    refund: async () => ({}),
  }
  const own = createStoredCards(database.db, { now: () => new Date('2026-11-28T10:00:00Z') })
  const storedCards = createVaultCards(own, gateway)
  return {
    asked,
    deleted,
    isDown,
    storedCards,
    payments: createPaymentsService(database.db, { gateway, storedCards, now: () => new Date() }),
  }
}
const payment = { reference: '1', amountMinor: 100, currency: 'USD', transientToken: TOKEN }

test('a card of the gateway’s vault can be used only by its own customer', async () => {
  const { asked, storedCards, payments } = createShop()
  expect(await storedCards.storeTransientToken('good', 'ada')).toMatchObject({
    token: TOKEN,
    brand: 'Visa',
    expirationMonth: 12,
  })
  expect(await payments.authorize({ ...payment, customerId: 'ada' })).toEqual({ isApproved: true })
  expect(asked.at(-1)?.savedCard).toMatchObject({ token: TOKEN })
  expect(await payments.authorize({ ...payment, customerId: 'eve' })).toEqual({ isApproved: false })
  expect(asked.at(-1)?.savedCard).toBeUndefined()
  expect(await storedCards.isOfAnother(TOKEN, 'eve')).toBe(true)
  // a vault may give the same token for the same card again
  expect(await storedCards.storeTransientToken('good', 'ada')).toMatchObject({ token: TOKEN })
  expect(await storedCards.storeTransientToken('good', 'eve')).toBeUndefined()
})

test('a used token is not saved, and card numbers are not accepted', async () => {
  const { storedCards } = createShop()
  expect(await storedCards.storeTransientToken('used', 'ada')).toBeUndefined()
  const card = { number: '4111111111111111', expirationMonth: 12, expirationYear: 2040 }
  await expect(storedCards.storeCard(card, 'ada')).rejects.toThrow('fields of the card gateway')
})

test('a removed card is deleted from the vault once the gateway is available, unless saved again', async () => {
  const { deleted, isDown, storedCards, payments } = createShop()
  await storedCards.storeTransientToken('good', 'ada')
  const now = new Date('2026-11-28T10:00:00Z')
  const remove = (removal: { customerId: string; token?: string }) =>
    database.db.transaction().execute((trx) => queueRemovedCards(trx, removal, now))
  await remove({ customerId: 'eve', token: TOKEN })
  expect(await payments.deleteRemovedCards()).toEqual({ deleted: 0, errors: [] })
  await remove({ customerId: 'ada', token: TOKEN })
  expect(await storedCards.getCard(TOKEN, 'ada')).toBeUndefined()
  await storedCards.storeTransientToken('good', 'ada')
  expect(await payments.deleteRemovedCards()).toEqual({ deleted: 0, errors: [] })
  await remove({ customerId: 'ada' })
  isDown.value = true
  expect(await payments.deleteRemovedCards()).toEqual({ deleted: 0, errors: [expect.any(Error)] })
  isDown.value = false
  expect(await payments.deleteRemovedCards()).toEqual({ deleted: 1, errors: [] })
  expect(deleted).toEqual([TOKEN])
  expect(await payments.deleteRemovedCards()).toEqual({ deleted: 0, errors: [] })
})

test('a card that the gateway refuses does not block the cards behind it', async () => {
  const { deleted, payments } = createShop()
  const queued_at = new Date('2026-11-28T10:00:00Z')
  const rows = [
    { token: REFUSED, queued_at },
    { token: TOKEN, queued_at: new Date(queued_at.getTime() + 1000) },
  ]
  await database.db.insertInto('card_gateway_removed_card').values(rows).execute()
  expect(await payments.deleteRemovedCards()).toEqual({ deleted: 0, errors: [expect.any(Error)] })
  expect(await payments.deleteRemovedCards()).toEqual({ deleted: 1, errors: [expect.any(Error)] })
  expect(deleted).toEqual([TOKEN])
})
