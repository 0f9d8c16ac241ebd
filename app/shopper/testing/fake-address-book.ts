import { HttpResponse } from 'msw'
import type { CustomerAddress } from '@/commerce-client/customers'
import { createBasketServer, problem } from './basket-server'

/**
 * A mock service of a customer with an address book: answers `getCustomer` and writes to the book.
 * Methods in `failing` are refused.
 */
export function createFakeAddressBook() {
  const book = { entries: [] as CustomerAddress[], failing: new Set<string>() }
  const write = (method: string, change: (id: string, body: Partial<CustomerAddress>) => void) =>
    function answer(_basket: object, call: { parameters: Record<string, unknown>; body: unknown }) {
      if (book.failing.has(method)) return problem(400, 'refused', 'Something is wrong.')
      const body = (call.body ?? {}) as Partial<CustomerAddress>
      if (body.preferred) book.entries = book.entries.map((one) => ({ ...one, preferred: false }))
      change(String(call.parameters.addressName), body)
      return HttpResponse.json({})
    }
  const { server, state } = createBasketServer({
    getCustomer: () => ({ customerId: 'customer-1', addresses: book.entries }),
    createCustomerAddress: write('createCustomerAddress', (_id, body) => {
      book.entries = [...book.entries, body as CustomerAddress]
    }),
    updateCustomerAddress: write('updateCustomerAddress', (id, body) => {
      book.entries = book.entries.map((one) => (one.addressId === id ? { ...one, ...body } : one))
    }),
    removeCustomerAddress: write('removeCustomerAddress', (id) => {
      book.entries = book.entries.filter(({ addressId }) => addressId !== id)
    }),
  })
  return { book, server, state }
}
