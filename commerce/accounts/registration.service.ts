import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { toAccountMail } from '../auth/account-mail.rules'
import type { AuthModules } from '../auth/auth-modules'
import { localizedPath, toStorefrontLink } from '../sites/storefront-link'
import type { Config } from '../config'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { wordsIn } from '../languages/languages'
import type { Locale } from '../sites/locale'
import { tooManyRequests } from '../http/problem'
import type { MailService } from '../mail/mail.service'
import type { SiteService } from '../sites/site.service'
import type { AddressService } from '../customers/address.service'
import type { Customer } from '../customers/customer.service'
import type { AddressBody, RegistrationBody } from '../customers/customer.schemas'
import type { CustomerService } from '../customers/customer.service'

/** Site preference: new customers must verify their e-mail address before they can log in. */
const PREFERENCE = 'requireEmailVerification'
const TOO_MANY = 'Too many requests. Please try again later.'

/** `pending`: a link was sent. The same value is returned if the account does not exist. */
type VerificationStatus = 'pending' | 'verified'

type Registration = z.infer<typeof RegistrationBody> & {
  /** For the address book. */
  addresses?: z.infer<typeof AddressBody>[]
}

export interface RegistrationService {
  /** @throws Problem 400 for a weak password or a login that is taken. */
  register(siteId: string, registration: Registration, locale?: Locale): Promise<Customer>
  /** @returns false for a link that is invalid or expired. */
  complete(token: string, locale?: Locale): Promise<boolean>
  /**
   * Sends the link again to a customer who has not verified the address yet.
   * @throws Problem 429.
   */
  sendConfirmation(
    siteId: string,
    login: string,
    address: string,
    locale?: Locale,
  ): Promise<VerificationStatus>
}

interface Dependencies {
  config: Config
  customers: CustomerService
  addresses: AddressService
  signIn: AuthModules
  sites: SiteService
  mail: MailService
}

/** Creates the service for registration and for the verification of e-mail addresses (ACC-024). */
export function createRegistrationService(
  db: Db,
  { config, customers, addresses, signIn, sites, mail }: Dependencies,
): RegistrationService {
  const { accountTokens, throttles, inConstantTime } = signIn

  async function sendLink(
    siteId: string,
    customer: { customerId: string; email: string },
    locale?: Locale,
  ) {
    const site = await sites.getSite(siteId)
    const page = localizedPath(site, locale?.id, '/account-confirmation')
    const { customerId, email } = customer
    await db.transaction().execute(async (trx) => {
      const token = await accountTokens.issue({ purpose: 'verification', customerId, siteId }, trx)
      const query = { c_customer: customerId, c_token: token }
      const link = toStorefrontLink(config, site, page, query)
      const reference = `account:verification:${randomUUID()}`
      const content = { to: email, secret: link, reference, siteId, locale: locale?.id }
      await mail.queue(trx, toAccountMail({ purpose: 'verification', ...content }))
    })
    deliver()
  }

  const mailing = { config, sites, mail }
  const deliver = () => void mail.deliver().catch(() => undefined)

  return {
    async register(siteId, { addresses: book = [], ...registration }, locale) {
      const site = await sites.getSite(siteId)
      const needsVerification = site?.preferences[PREFERENCE] === true
      const customer = await customers.register(registration, {
        needsVerification,
        async saveMore(trx, customerId) {
          for (const address of book) await addresses.addAddress(trx, customerId, address)
          const { email } = registration.customer
          if (!needsVerification)
            await queueWelcome(trx, mailing, siteId, { customerId, email }, locale)
        },
      })
      const { customerId = '', email = '' } = customer
      if (needsVerification) await sendLink(siteId, { customerId, email }, locale)
      else deliver()
      return customer
    },

    async complete(token, locale) {
      const taken = await accountTokens.take('verification', token)
      if (!taken) return false
      const { customer_id: customerId, site_id: siteId } = taken
      await customers.markEmailVerified(customerId)
      const customer = await customers.getIdentity(customerId)
      if (customer)
        await transact(db, (trx) => queueWelcome(trx, mailing, siteId, customer, locale))
      deliver()
      return true
    },

    async sendConfirmation(siteId, login, address, locale) {
      const waitSeconds = await throttles.lookUps.countAttempt(login, address)
      if (waitSeconds > 0) throw tooManyRequests(TOO_MANY, waitSeconds)
      return inConstantTime(async () => {
        const customer = await customers.findByLogin(login)
        if (!customer) return 'pending'
        if (customer.isEmailVerified || !customer.needsVerification) return 'verified'
        await sendLink(siteId, customer, locale)
        return 'pending'
      })
    },
  }
}

async function queueWelcome(
  trx: Trx,
  { config, sites, mail }: Pick<Dependencies, 'config' | 'sites' | 'mail'>,
  siteId: string,
  { customerId, email }: { customerId: string; email: string },
  locale?: Locale,
): Promise<void> {
  const site = await sites.getSite(siteId, trx)
  const { subject: toSubject, intro, action } = wordsIn(locale?.id).welcome
  const subject = toSubject(site?.name ?? '')
  const href = toStorefrontLink(config, site, localizedPath(site, locale?.id, '/account'))
  await mail.queue(trx, {
    reference: `account:welcome:${customerId}`,
    to: email,
    siteId,
    locale: locale?.id,
    subject,
    preheader: intro,
    heading: subject,
    blocks: [
      { kind: 'text', text: intro },
      { kind: 'button', text: action, href },
    ],
  })
}
