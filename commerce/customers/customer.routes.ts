import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireShopper, type Shopper } from '../http/auth-hook'
import { Problem } from '../http/problem'
import type { Services } from '../services'
import type { Customer } from './customer.mapper'
import {
  AddressBody,
  AddressPatch,
  CustomerPatch,
  PasswordBody,
  RegistrationBody,
} from './customer.schemas'

const PATH = '/customer/shopper-customers/v1/organizations/:organizationId/customers'
const CustomerParams = z.object({ customerId: z.string() })
const AddressParams = CustomerParams.extend({ addressName: z.string() })

/** Shopper Customers: registering, one's own profile, password and address book. */
export function registerCustomers(app: FastifyInstance, services: Services): void {
  const { auth, customers, addresses } = services

  app.post(PATH, async (request) => {
    await requireShopper(request)
    return customers.register(RegistrationBody.parse(request.body))
  })

  app.get(`${PATH}/:customerId`, async (request): Promise<Customer> => {
    const { customerId, isRegistered } = await requireSelf(request)
    if (!isRegistered) return { authType: 'guest', customerId }
    return customers.getCustomer(customerId)
  })

  app.patch(`${PATH}/:customerId`, async (request) => {
    const { customerId } = await requireRegisteredSelf(request)
    return customers.updateCustomer(customerId, CustomerPatch.parse(request.body))
  })

  app.put(`${PATH}/:customerId/password`, async (request, reply) => {
    const { customerId } = await requireRegisteredSelf(request)
    const body = PasswordBody.parse(request.body)
    await customers.changePassword(customerId, body.currentPassword, body.password)
    // whoever knew the old password is logged out, this session included
    await auth.endSessionsOfCustomer(customerId)
    return reply.code(204).send()
  })

  app.post(`${PATH}/:customerId/addresses`, async (request) => {
    const { customerId } = await requireRegisteredSelf(request)
    return addresses.createAddress(customerId, AddressBody.parse(request.body))
  })

  app.get(`${PATH}/:customerId/addresses/:addressName`, async (request) => {
    const { customerId } = await requireRegisteredSelf(request)
    return addresses.getAddress(customerId, AddressParams.parse(request.params).addressName)
  })

  app.patch(`${PATH}/:customerId/addresses/:addressName`, async (request) => {
    const { customerId } = await requireRegisteredSelf(request)
    const { addressName } = AddressParams.parse(request.params)
    return addresses.updateAddress(customerId, addressName, AddressPatch.parse(request.body))
  })

  app.delete(`${PATH}/:customerId/addresses/:addressName`, async (request, reply) => {
    const { customerId } = await requireRegisteredSelf(request)
    await addresses.removeAddress(customerId, AddressParams.parse(request.params).addressName)
    return reply.code(204).send()
  })
}

/** A shopper sees nobody but themself. */
async function requireSelf(request: FastifyRequest): Promise<Shopper> {
  const shopper = await requireShopper(request)
  if (CustomerParams.parse(request.params).customerId === shopper.customerId) return shopper
  throw invalidCustomer(
    'CustomerId URL parameter does not match the verified customer represented by the JWT token.',
  )
}

async function requireRegisteredSelf(request: FastifyRequest): Promise<Shopper> {
  const shopper = await requireSelf(request)
  if (shopper.isRegistered) return shopper
  throw invalidCustomer('The customer is not registered.')
}

function invalidCustomer(detail: string): Problem {
  return new Problem(400, 'invalid-customer', 'Invalid Customer', detail)
}
