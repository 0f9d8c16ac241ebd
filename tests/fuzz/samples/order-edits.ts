import type { Sample } from '../sample'

const ORDER = '/back-office/api/orders/:orderNo'

const EDIT = {
  shipments: [
    {
      shipmentId: 'me',
      address: {
        ...{ firstName: 'Ada', lastName: 'Lovelace', companyName: '', address1: '1 Main St' },
        ...{ address2: '', city: 'Chicago', stateCode: 'IL', postalCode: '60601' },
        ...{ countryCode: 'US', phone: '3125550100' },
      },
      ...{ methodId: 'Express', date: '2026-12-21', giftMessage: 'All the best' },
    },
  ],
  items: [{ itemId: 'none', quantity: 2, productId: 'none' }],
}

/** Changes of an order before it leaves, of an order that does not exist. */
export const listEditSamples = (orderNo: string): Sample[] => [
  {
    ...{ as: 'operator', route: `GET ${ORDER}/shipments/:shipmentId/choices` },
    params: { orderNo, shipmentId: 'me' },
  },
  {
    ...{ as: 'operator', route: `GET ${ORDER}/replacements` },
    ...{ params: { orderNo }, query: { text: 'truffle' } },
  },
  {
    ...{ as: 'operator', route: `POST ${ORDER}/edits/preview` },
    ...{ params: { orderNo: '0' }, body: { edit: EDIT } },
  },
  {
    ...{ as: 'operator', route: `POST ${ORDER}/edits` },
    params: { orderNo: '0' },
    body: { edit: EDIT, revision: '1-0', expectedDifference: 0 },
  },
  {
    ...{ as: 'operator', route: `POST ${ORDER}/edits/proposals` },
    params: { orderNo: '0' },
    body: { edit: EDIT, revision: '1-0', expectedDifference: 5 },
  },
  ...['withdrawal', 'mail'].map((what): Sample => ({
    ...{ as: 'operator', route: `POST ${ORDER}/edits/proposals/:proposalId/${what}` },
    ...{ params: { orderNo: '0', proposalId: 'none' }, body: {} },
  })),
  {
    ...{ as: 'operator', route: `POST ${ORDER}/replacements` },
    params: { orderNo: '0' },
    body: { id: 'r1', items: [{ itemId: 'none', quantity: 1 }], reason: 'Melted' },
  },
]
