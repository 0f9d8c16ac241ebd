import type { PaperItem, PaperParcel } from '@contracts/papers'
import { sumPieces } from './pick-lists.rules'

const toBox = (quantity: number, contents: { name: string; quantity: number }[]): PaperItem => ({
  ...{ itemId: 'i', productId: 'box', name: 'Box', options: [], quantity, price: 1 },
  box: { pieces: [], contents },
})
const toParcel = (items: PaperItem[]): PaperParcel => ({
  ...{ orderNo: '1', shipmentId: 'me', parcel: 1, siteName: 'B', placedAt: '', currency: 'USD' },
  ...{ locale: 'en-US', customerName: '', place: 1, count: 1, address: [], method: '' },
  ...{ isGift: false, isShipped: false, items, prints: [] },
})

test('the pieces of all boxes of a list are summed, also of several equal boxes', () => {
  const nuts = (quantity: number) => ({ name: 'Nut (nut)', quantity })
  const figs = { name: 'Fig (fig)', quantity: 4 }
  const plain: PaperItem = { ...toBox(7, []), box: undefined }
  const parcels = [toParcel([toBox(2, [nuts(5), figs])]), toParcel([toBox(1, [nuts(9)]), plain])]
  expect(sumPieces(parcels)).toEqual([
    { name: 'Fig (fig)', quantity: 8 },
    { name: 'Nut (nut)', quantity: 19 },
  ])
})
