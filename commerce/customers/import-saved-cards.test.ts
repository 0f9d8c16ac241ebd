import { useEngine } from '../testing/engine'
import { registerTestCustomer } from '../testing/test-customer'
import { seedSite } from '../testing/seed-site'
import { importSavedCards, type ImportedCard } from './import-saved-cards'

const NOW = new Date('2026-05-01T12:00:00Z')
const VISA: ImportedCard = {
  cardType: 'Visa',
  expirationMonth: 9,
  expirationYear: 2031,
  number: '4111111111111111',
  custom: {},
}

const engine = useEngine(seedSite)

test('imported cards keep or get a token, and unusable cards are left out', async () => {
  const { customerId, ask } = await registerTestCustomer(engine.app)
  const encrypted = { ...VISA, number: 'mZ7x+Qe0==' }
  const expired = { ...VISA, expirationYear: 2020 }
  const elsewhere = { ...expired, token: 'T-1', number: '************4242' }
  const cards = [encrypted, VISA, expired, elsewhere]
  expect(await importSavedCards(engine.db, customerId, cards, NOW)).toEqual([encrypted, expired])
  const { paymentInstruments } = (await ask('GET', '')).json()
  expect(paymentInstruments).toMatchObject([
    { default: true, paymentCard: { maskedNumber: '************1111' } },
    { default: false, paymentCard: { creditCardToken: 'T-1', numberLastDigits: '4242' } },
  ])
})
