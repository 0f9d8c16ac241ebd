import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { countingGuesses } from '../throttles/counting-guesses'
import { requireHuman } from '../captcha/require-human'
import { requireRegistered, requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { findLocale } from '../sites/locale'
import { Problem } from '../http/problem'
import { maskCardNumber } from '../payments/card-masks.rules'
import { GatewayRefusal } from '../card-gateway/gateway-refusal'
import type { Db } from '../db/client'
import type { OrderService } from '../orders/order.service'
import type { RegistrationService } from './registration.service'
import type { PaymentInstrumentService } from '../customers/payment-instrument.service'
import type { StoredCardService } from '../card-gateway/stored-card.service'
import { registerAccountGroups, type AccountGroupsNeeds } from './account-groups.routes'
import { registerAccountPassword, type AccountPasswordNeeds } from './account-password.routes'
import {
  CardBody,
  ConfirmationQuery,
  EmailQuery,
  EventBody,
  OrderRegistration,
  PasswordQuery,
  RegistrationRequest,
} from './account.schemas'
import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'

export interface AccountNeeds extends AccountPasswordNeeds, AccountGroupsNeeds {
  db: Db
  now: () => Date
  orders: OrderService
  registration: RegistrationService
  savedInstruments: PaymentInstrumentService
  storedCards: StoredCardService
}

type OrderCustomer = {
  login: string
  email: string
  firstName?: string
  lastName: string
}

/** Every account needs a last name. */
function toOrderCustomer({
  customerInfo,
  billingAddress,
  customerName,
}: ShopperOrdersTypes.Order): OrderCustomer {
  const email = customerInfo?.email ?? ''
  const { firstName, lastName } = billingAddress ?? {}
  if (lastName) return { login: email, email, firstName, lastName }
  const [mailbox = email] = email.split('@')
  return { login: email, email, lastName: firstName || customerName || mailbox }
}

const ACCOUNT_PATH = '/custom/account/v1/organizations/:organizationId'
const EVENT_PATH = '/custom/customer/v1/organizations/:organizationId/event'
const InstrumentParams = z.object({ id: z.string().min(1).max(64) })

/** The routes of the custom gateway behind the storefront's account pages (ACC-023). */
export function registerAccountRoutes(app: FastifyInstance, services: AccountNeeds): void {
  registerConfirmation(app, services)
  registerAccountPassword(app, services)
  registerOwnAccount(app, services)
  registerCards(app, services)
  registerAccountGroups(app, services)
}

function registerConfirmation(app: FastifyInstance, services: AccountNeeds): void {
  const { customerGroups, orders, registration, signIn } = services
  app.post(`${ACCOUNT_PATH}/customer-register`, async (request) => {
    const { siteId, usid } = await requireShopper(request)
    await requireHuman(request, siteId, 'register')
    const { customer, password } = RegistrationRequest.parse(request.body)
    const { addresses, ...profile } = customer
    await signIn.throttles.registrations.count({ usid, address: request.ip })
    const own = await customerGroups.withoutDeciding(profile)
    const locale = findLocale(request, await getSite(request))
    return registration.register(siteId, { customer: own, password, addresses }, locale)
  })

  app.post(`${ACCOUNT_PATH}/customer-register-with-order`, async (request) => {
    const shopper = await requireShopper(request)
    await requireHuman(request, shopper.siteId, 'register')
    const { orderNo, password } = OrderRegistration.parse(request.body)
    const customer = toOrderCustomer(await orders.getOrder(shopper, orderNo))
    await signIn.throttles.registrations.count({ usid: shopper.usid, address: request.ip })
    const locale = findLocale(request, await getSite(request))
    return registration.register(shopper.siteId, { customer, password }, locale)
  })

  app.post(`${ACCOUNT_PATH}/customer-register-complete`, async (request) => {
    await requireShopper(request)
    const { c_token: token } = ConfirmationQuery.parse(request.query)
    const locale = findLocale(request, await getSite(request))
    if (await registration.complete(token, locale)) return { status: 'verified' }
    const detail = 'The confirmation token is not valid or has expired.'
    const kind = 'invalid-confirmation-token'
    // the storefront recognizes this type (ACC-026)
    const extras = { c_type: 'invalid.confirmation.token', c_messages: [detail] }
    throw new Problem(400, kind, 'Invalid Confirmation Token', detail, extras)
  })

  app.post(`${ACCOUNT_PATH}/send-email-confirmation`, async (request) => {
    const { siteId } = await requireShopper(request)
    const { c_email: email } = EmailQuery.parse(request.query)
    const locale = findLocale(request, await getSite(request))
    return { status: await registration.sendConfirmation(siteId, email, request.ip, locale) }
  })
}

function registerOwnAccount(app: FastifyInstance, services: AccountNeeds): void {
  const { customers, signIn, now, db } = services

  app.get(`${ACCOUNT_PATH}/validate-customer-password`, async (request) => {
    const { customerId } = await requireRegistered(request)
    const { c_currentPassword: password } = PasswordQuery.parse(request.query)
    const isValid = await countingGuesses(
      signIn.throttles.guesses,
      request,
      customerId,
      () => customers.isPassword(customerId, password),
      (isRight) => isRight,
    )
    return { isValid, c_isValid: isValid }
  })

  app.post(`${ACCOUNT_PATH}/apply-agreement-date`, async (request) => {
    const { customerId } = await requireRegistered(request)
    const c_agreementDate = now().toISOString()
    await customers.updateCustomer(customerId, { c_agreementDate })
    return { c_agreementDate }
  })

  app.post(EVENT_PATH, async (request) => {
    const { siteId, customerId } = await requireShopper(request)
    const event = EventBody.parse(request.body)
    await db
      .insertInto('customer_event')
      .values({
        site_id: siteId,
        customer_id: customerId,
        event: JSON.stringify(event),
        created_at: now(),
      })
      .execute()
    return { success: true }
  })
}

function registerCards(app: FastifyInstance, services: AccountNeeds): void {
  const { savedInstruments, storedCards, signIn } = services
  app.post(`${ACCOUNT_PATH}/payment-instruments/:id/use-for-subscriptions`, async (request) => {
    const { customerId, siteId } = await requireRegistered(request)
    const { id } = InstrumentParams.parse(request.params)
    await savedInstruments.useForSubscriptions(customerId, id)
    return savedInstruments.getPaymentInstrument(customerId, id, siteId)
  })

  app.post(`${ACCOUNT_PATH}/customer-payment-token`, async (request) => {
    await getSite(request)
    const { customerId, isRegistered } = await requireShopper(request)
    if (!isRegistered) throw loginRequired('Only a registered customer may save a card.')
    const seconds = await signIn.throttles.cards.countAttempt(customerId, request.ip)
    if (seconds > 0) throw loginRequired('Too many cards were tried. Please try again later.')
    const card = CardBody.parse(request.body)
    const stored =
      'transientToken' in card
        ? await storedCards.storeTransientToken(card.transientToken, customerId)
        : await storedCards.storeCard(card, customerId).catch((error: unknown) => {
            throw error instanceof GatewayRefusal ? invalidCard(error.message) : error
          })
    if (!stored) throw invalidCard('The card must be entered again.')
    const { token: paymentToken, brand: cardType } = stored
    const maskedNumber = maskCardNumber(stored.maskedNumber)
    return { paymentToken, maskedNumber, cardType, statusCode: 200 }
  })
}

/**
 * The title must be exactly this text (ACC-046), because storefronts log the customer out by it.
 */
function loginRequired(detail: string): Problem {
  return new Problem(401, 'login-required', 'Unauthorized — Login Required', detail)
}

function invalidCard(detail: string): Problem {
  const extras = { statusCode: 400 }
  return new Problem(400, 'invalid-credit-card', 'Invalid Credit Card', detail, extras)
}
