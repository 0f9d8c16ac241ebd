import { toJourneyLines } from './delivery-lines.rules'
import { wordsIn } from '../languages/languages'

const ARRIVAL = { c_arrivesFrom: '2026-12-01', c_arrivesBy: '2026-12-04' }

test.each([
  ['nothing is promised', {}, []],
  ['dates are nonsense', { c_DATE_WANTED: 'soon', c_SHIP_DUE_DATE: 7 }, []],
  [
    'it is sent at once',
    { c_SHIP_DUE_DATE: '2026-11-23', ...ARRIVAL, c_icePack: false },
    [
      'Leaves us on Monday, November 23',
      'Arrives between Tuesday, December 1 and Friday, December 4',
    ],
  ],
  [
    'a day is wanted [CHK-021]',
    { c_DATE_WANTED: '2026-12-04', c_arrivesFrom: '2026-12-04', c_arrivesBy: '2026-12-04' },
    ['Wanted by Friday, December 4', 'Arrives on Friday, December 4'],
  ],
  [
    'it needs ice and somebody knows the door [CHK-029]',
    { c_icePack: true, c_DeliveryInstructions: 'Ring twice' },
    ['Packed with ice packs and insulated packaging', 'Delivery instructions: Ring twice'],
  ],
])('the delivery lines of a mail where %s', (_name, shipment, expected) => {
  expect(toJourneyLines(shipment, wordsIn())).toEqual(expected)
})
