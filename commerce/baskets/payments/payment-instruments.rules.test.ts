import { allotAmounts } from './payment-instruments.rules'

const pay = (paymentInstrumentId: string, amountMinor?: number) => ({
  paymentInstrumentId,
  paymentMethodId: 'CREDIT_CARD',
  amountMinor,
  custom: {},
})

describe('the amounts of payment instruments for 5000 cents', () => {
  it.each([
    ['a single instrument pays everything', [pay('a')], [['a', 5000]]],
    ['a single instrument ignores its requested amount', [pay('a', 1)], [['a', 5000]]],
    [
      'an instrument without an amount pays the rest',
      [pay('a'), pay('b', 2000)],
      [
        ['b', 2000],
        ['a', 3000],
      ],
    ],
    [
      'amounts are limited to the total',
      [pay('a', 4000), pay('b', 4000)],
      [
        ['a', 4000],
        ['b', 1000],
      ],
    ],
    [
      'smaller requested amounts are kept',
      [pay('a', 1000), pay('b', 1000)],
      [
        ['a', 1000],
        ['b', 1000],
      ],
    ],
    ['no instruments pay nothing', [], []],
  ])('%s', (_name, instruments, expected) => {
    expect([...allotAmounts(instruments, 5000)]).toEqual(expected)
  })
})
