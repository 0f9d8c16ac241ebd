import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { countingGuesses } from '../throttles/counting-guesses'
import { requireHuman } from '../captcha/require-human'
import { requireShopper, type Shopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { Problem } from '../http/problem'
import type { AddressService } from '../customers/address.service'
import { registerAccountRoutes, type AccountNeeds } from './account.routes'
import { movesLogin, type Customer } from '../customers/customer.service'
import {
  AddressBody,
  AddressPatch,
  CustomerPatch,
  CustomerQuery,
  PasswordBody,
  RegistrationBody,
} from '../customers/customer.schemas'
import { registerPasswordActions, type PasswordActionsNeeds } from './password-actions.routes'
import { requireRegisteredSelf, requireSelf } from '../customers/require-self'
import { PaymentInstrumentBody, PaymentInstrumentPatch } from '../customers/saved-card.schemas'

interface Needs extends PasswordActionsNeeds, AccountNeeds {
  addresses: AddressService
}

const PATH = '/customer/shopper-customers/v1/organizations/:organizationId/customers'
const AddressParams = z.object({ addressName: z.string().min(1).max(256) })
const InstrumentParams = z.object({ paymentInstrumentId: z.string().min(1) })

export function registerCustomers(app: FastifyInstance, services: Needs): void {
  registerProfile(app, services)
  registerAddresses(app, services)
  registerPaymentInstruments(app, services)
  registerPasswordActions(app, services)
  registerAccountRoutes(app, services)
}

function registerProfile(app: FastifyInstance, services: Needs): void {
  const { auth, customerGroups, customers, registration, shopperContexts, signIn } = services
  const { guesses, registrations } = signIn.throttles

  // groups select content (CNT-011), so values that a customer may have written there are
  // overwritten
  async function withSession(
    customer: Customer,
    shopper: Shopper,
    request: FastifyRequest,
  ): Promise<Customer & { usid: string; c_groups: readonly string[] }> {
    const pricingContext = await shopperContexts.resolve(shopper, await getSite(request))
    return { ...customer, usid: shopper.usid, c_groups: pricingContext.customerGroupIds }
  }

  app.post(PATH, async (request) => {
    const { siteId, usid } = await requireShopper(request)
    await requireHuman(request, siteId, 'register')
    const { customer, password } = RegistrationBody.parse(request.body)
    await registrations.count({ usid, address: request.ip })
    const own = await customerGroups.withoutDeciding(customer)
    return registration.register(siteId, { customer: own, password })
  })

  app.get(`${PATH}/:customerId`, async (request): Promise<Customer & { usid: string }> => {
    const shopper = await requireSelf(request)
    const { customerId, siteId, isRegistered, usid } = shopper
    const { expand } = CustomerQuery.parse(request.query)
    if (!isRegistered) return { authType: 'guest', customerId, usid }
    const customer = await customers.getCustomer(customerId, expand, siteId)
    return withSession(customer, shopper, request)
  })

  app.patch(`${PATH}/:customerId`, async (request) => {
    const shopper = await requireRegisteredSelf(request)
    const { customerId, siteId } = shopper
    const patch = await customerGroups.withoutDeciding(CustomerPatch.parse(request.body))
    const update = async () =>
      withSession(await customers.updateCustomer(customerId, patch, siteId), shopper, request)
    // only a new login or address needs the password; without one, nothing is proved
    if (!movesLogin(patch, await customers.getCustomer(customerId, []))) return update()
    return countingGuesses(guesses, request, customerId, update)
  })

  app.put(`${PATH}/:customerId/password`, async (request, reply) => {
    const { customerId } = await requireRegisteredSelf(request)
    const body = PasswordBody.parse(request.body)
    await countingGuesses(guesses, request, customerId, () =>
      customers.changePassword(customerId, body.currentPassword, body.password),
    )
    await auth.endSessionsOfCustomer(customerId)
    return reply.code(204).send()
  })
}

function registerAddresses(app: FastifyInstance, { addresses }: Needs): void {
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

function registerPaymentInstruments(app: FastifyInstance, { savedInstruments }: Needs): void {
  const path = `${PATH}/:customerId/payment-instruments`

  app.post(path, async (request) => {
    const { customerId, siteId } = await requireRegisteredSelf(request)
    const body = PaymentInstrumentBody.parse(request.body)
    return savedInstruments.createPaymentInstrument(customerId, body, siteId)
  })

  app.get(`${path}/:paymentInstrumentId`, async (request) => {
    const { customerId, siteId } = await requireRegisteredSelf(request)
    const { paymentInstrumentId: id } = InstrumentParams.parse(request.params)
    return savedInstruments.getPaymentInstrument(customerId, id, siteId)
  })

  app.patch(`${path}/:paymentInstrumentId`, async (request) => {
    const { customerId, siteId } = await requireRegisteredSelf(request)
    const { paymentInstrumentId: id } = InstrumentParams.parse(request.params)
    const patch = parsePatch(request.body)
    return savedInstruments.updatePaymentInstrument(customerId, id, patch, siteId)
  })

  app.delete(`${path}/:paymentInstrumentId`, async (request, reply) => {
    const { customerId } = await requireRegisteredSelf(request)
    const { paymentInstrumentId } = InstrumentParams.parse(request.params)
    await savedInstruments.removePaymentInstrument(customerId, paymentInstrumentId)
    return reply.code(204).send()
  })
}

/** @throws Problem 400 for a field that cannot be changed. */
function parsePatch(body: unknown): PaymentInstrumentPatch {
  const parsed = PaymentInstrumentPatch.safeParse(body)
  if (parsed.success) return parsed.data
  if (!parsed.error.issues.some(({ code }) => code === 'unrecognized_keys')) throw parsed.error
  const detail = 'Unsupported fields in the request for updates.'
  throw new Problem(400, 'unsupported-fields', 'Unsupported Fields', detail)
}
