const truffles = {
  itemId: '1',
  productId: 'a',
  productName: 'Truffles',
  quantity: 1,
  price: 20,
  shipmentId: 'me',
}

/** A line of a bag or an order; only what differs from a box of truffles has to be named. */
export const aLine = <Change extends object = object>(change: Change = {} as Change) => ({
  ...truffles,
  ...change,
})
