import type { ShownContact } from './wallet-contact'

export const STAND_IN_CONTACTS: readonly ShownContact[] = [
  {
    id: 'home',
    name: 'Claire Martin',
    email: 'claire.martin@example.com',
    address: {
      address1: '1600 Market Street',
      city: 'San Francisco',
      stateCode: 'CA',
      postalCode: '94102',
      countryCode: 'US',
      phone: '4155550134',
    },
  },
  {
    id: 'work',
    name: 'Claire Martin',
    email: 'claire.martin@example.com',
    address: {
      companyName: 'Cocoa & Sons',
      address1: '350 Fifth Avenue',
      city: 'New York',
      stateCode: 'NY',
      postalCode: '10118',
      countryCode: 'US',
      phone: '2125550178',
    },
  },
  {
    id: 'abroad',
    name: 'Ida Brandt',
    email: 'ida.brandt@example.com',
    address: {
      address1: 'Nyhavn 7',
      city: 'Copenhagen',
      postalCode: '1051',
      countryCode: 'DK',
      phone: '4533141414',
    },
  },
]
