import type { Sample } from '../sample'

const ORDERS = '/back-office/api/orders'
const FILTER = { text: 'ada', shippingStatus: 'not_shipped', sendBy: '2026-12-21', printed: 'no' }

/** What is done with several orders at once. Changes are of orders that do not exist. */
export const listChosenOrdersSamples = (orderNo: string): Sample[] => [
  { as: 'operator', route: `GET ${ORDERS}/numbers`, query: FILTER },
  { as: 'operator', route: `POST ${ORDERS}/papers`, body: { orderNos: [orderNo] } },
  {
    as: 'operator',
    route: `POST ${ORDERS}/prints`,
    body: {
      ...{ kind: 'slip', readAt: new Date().toISOString() },
      parcels: [{ orderNo: '0', shipmentId: 'me' }],
    },
  },
  { as: 'operator', route: `POST ${ORDERS}/labels/find`, body: { orderNos: [orderNo] } },
  { as: 'operator', route: `POST ${ORDERS}/labels`, body: { orderNos: ['0'] } },
  { as: 'operator', route: `POST ${ORDERS}/labels/pdf`, body: { orderNos: [orderNo] } },
  {
    as: 'operator',
    route: `POST ${ORDERS}/labels/void`,
    body: { orderNo: '0', shipmentId: 'me', parcel: 1 },
  },
  { as: 'operator', route: `POST ${ORDERS}/exports/orders.csv`, body: { orderNos: [orderNo] } },
  { as: 'operator', route: `POST ${ORDERS}/exports/orders.zip`, body: { orderNos: [orderNo] } },
  {
    as: 'operator',
    route: `POST ${ORDERS}/tracking/check`,
    headers: { 'content-type': 'text/csv' },
    body: 'Order number,Carrier,Tracking number\n0,UPS,1Z',
  },
  {
    as: 'operator',
    route: `POST ${ORDERS}/tracking`,
    body: {
      rows: [{ row: 2, orderNo: '0', shipmentId: '', carrier: 'UPS', trackingNumber: '1Z' }],
    },
  },
]
