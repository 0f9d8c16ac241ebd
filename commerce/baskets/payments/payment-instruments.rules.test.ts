import { allotAmounts } from './payment-instruments.rules'

const pay = (paymentInstrumentId: string, amountMinor?: number) => ({
  paymentInstrumentId,
  paymentMethodId: 'CREDIT_CARD',
  amountMinor,
  custom: {},
})

describe('what each instrument pays of 5000 cents', () => {
  it.each([
    ['a single one pays all', [pay('a')], [['a', 5000]]],
    ['whatever was asked of it', [pay('a', 1)], [['a', 5000]]],
    [
      'a second one pays the rest',
      [pay('a'), pay('b', 2000)],
      [
        ['b', 2000],
        ['a', 3000],
      ],
    ],
    [
      'never more than is open',
      [pay('a', 4000), pay('b', 4000)],
      [
        ['a', 4000],
        ['b', 1000],
      ],
    ],
    [
      'less when less was asked',
      [pay('a', 1000), pay('b', 1000)],
      [
        ['a', 1000],
        ['b', 1000],
      ],
    ],
    ['nobody', [], []],
  ])('%s', (_name, instruments, expected) => {
    expect([...allotAmounts(instruments, 5000)]).toEqual(expected)
  })
})
