const ada = {
  firstName: 'Ada',
  lastName: 'Bloom',
  address1: '12 Cocoa Lane',
  city: 'Saint Louis',
  stateCode: 'MO',
  postalCode: '63101',
  countryCode: 'US',
  phone: '3145550100',
}

/** A full address; only what differs from Ada's has to be named. */
export const anAddress = <Change extends object = object>(change: Change = {} as Change) => ({
  ...ada,
  ...change,
})
