import {
  canDecrease,
  canIncrease,
  changeQuantity,
  isAcceptable,
  startQuantity,
  type QuantityAction,
} from './product-quantity'

const plus: QuantityAction = { type: 'step', direction: 1 }
const minus: QuantityAction = { type: 'step', direction: -1 }
const type = (text: string): QuantityAction => ({ type: 'type', text })
const settle: QuantityAction = { type: 'settle' }
const blur: QuantityAction = { type: 'blur' }

const after = (actions: QuantityAction[], available?: number) =>
  actions.reduce((state, action) => changeQuantity(state, action, available), startQuantity())

test.each([
  ['plus', [plus, plus], 9, 3, undefined],
  ['minus stops at one', [minus, minus], 9, 1, undefined],
  ['plus at stock', [plus, plus], 2, 2, 'QUANTITIES_LIMITED'],
  ['a step back clears it', [plus, plus, minus], 2, 1, undefined],
  ['typed', [type('12'), settle], 20, 12, undefined],
  ['typed above stock', [type('30'), settle], 20, 20, 'QUANTITIES_REDUCED'],
  [
    'the reduced message stays until the next change',
    [type('30'), settle, blur],
    20,
    20,
    'QUANTITIES_REDUCED',
  ],
  ['typed at most', [type('999'), settle], undefined, 999, undefined],
  ['typed above the most', [type('1000'), settle], undefined, 1, 'QUANTITY_EXCEEDS_MAX'],
  ['above the most comes before stock', [type('1000'), settle], 20, 1, 'QUANTITY_EXCEEDS_MAX'],
  ['corrected', [type('1000'), settle, type('10'), settle], 20, 10, undefined],
  ['corrected to the same', [type('1000'), settle, type('1'), settle], 20, 1, undefined],
  ['letters', [type('abc'), settle], 20, 1, undefined],
  ['a sign', [type('-1'), settle], 20, 1, undefined],
  ['zero, then left', [type('0'), settle, blur], 20, 1, undefined],
  ['emptied, then left', [type(''), blur], 20, 1, undefined],
  ['leading zeros', [type('007'), settle], 20, 7, undefined],
] satisfies [string, QuantityAction[], number | undefined, number, string | undefined][])(
  '%s [PDP-058, PDP-060, PDP-063, PDP-064, PDP-065]',
  (_name, actions, available, quantity, notice) => {
    expect(after(actions, available)).toMatchObject({ quantity, text: expect.any(String) })
    expect(after(actions, available).notice).toBe(notice)
  },
)

test('while typing, the box shows what is typed', () => {
  expect(after([type('1000'), settle])).toMatchObject({ text: '1000', quantity: 1 })
  expect(after([type('0'), settle])).toMatchObject({ text: '0' })
})

test('another limit reduces, and lifts a notice that no longer applies [PDP-068]', () => {
  const five = after([type('5'), settle], 9)
  const reduced = changeQuantity(five, { type: 'limit' }, 3)
  expect(reduced).toEqual({ quantity: 3, text: '3', notice: 'QUANTITIES_REDUCED' })
  expect(changeQuantity(reduced, { type: 'limit' }, 3)).toBe(reduced)
  expect(changeQuantity(reduced, { type: 'limit' }, 9).notice).toBeUndefined()
  expect(changeQuantity(startQuantity(), { type: 'limit' }, 0)).toEqual(startQuantity())
})

test('buttons [PDP-067, PDP-097]', () => {
  expect(canIncrease(startQuantity(), 0)).toBe(false)
  expect(canIncrease(startQuantity(), 1)).toBe(true)
  expect(canIncrease(after([plus], 1), 1)).toBe(false)
  expect(canIncrease(after([type('999'), settle]))).toBe(false)
  expect(canDecrease(startQuantity())).toBe(false)
  expect(canDecrease(after([plus]))).toBe(true)
  expect(isAcceptable(startQuantity(), 0)).toBe(false)
  expect(isAcceptable(after([type('1000'), settle]))).toBe(false)
  expect(isAcceptable(startQuantity())).toBe(true)
})
