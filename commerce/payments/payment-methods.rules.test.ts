import { isApplicableTo } from './payment-methods.rules'

const OPTED_IN = { optedin: [{ id: 'truffles-9', frequency: '2_3' }] }

it.each<[string, string, number, Record<string, unknown>, boolean]>([
  ['Klarna from its minimum on', 'KLARNA', 3500, {}, true],
  ['Klarna below it', 'KLARNA', 3499, {}, false],
  [
    'Klarna with a subscription',
    'KLARNA',
    3500,
    { c_subscriptionOptins: JSON.stringify(OPTED_IN) },
    false,
  ],
  [
    'the list alone',
    'KLARNA',
    3500,
    { c_subscriptionOptins: JSON.stringify(OPTED_IN.optedin) },
    false,
  ],
  ['not written as text', 'KLARNA', 3500, { c_subscriptionOptins: OPTED_IN }, false],
  ['nothing opted in to', 'KLARNA', 3500, { c_subscriptionOptins: '{"optedin":[]}' }, true],
  ['what is no JSON', 'KLARNA', 3500, { c_subscriptionOptins: '{' }, true],
  ['a card with a subscription', 'CREDIT_CARD', 3500, { c_subscriptionOptins: OPTED_IN }, true],
  ['no payment for a free order', 'NO_PAYMENT', 0, {}, true],
  ['a card for a free order', 'CREDIT_CARD', 0, {}, false],
])('%s', (_name, method, total, custom, expected) => {
  expect(isApplicableTo(method, total, custom)).toBe(expected)
})
