import type { Selectable } from 'kysely'
import type { Db } from '../../db/client'
import type { Schema } from '../../db/schema'
import { xmlFile, type ArchiveFile } from '../archive-file'
import { inPages, PAGE } from '../pages'
import { toInstant } from '../xml/values'
import { group, leaf, node, type XmlNode, type XmlNodes } from '../xml/xml-node'
import { addressNodes, prefixedAttributes, propertyNodes } from './address-nodes'
import { z } from 'zod'

const SavedCard = z.looseObject({
  paymentCard: z.object({
    cardType: z.string(),
    holder: z.string().optional(),
    expirationMonth: z.number().optional(),
    expirationYear: z.number().optional(),
    creditCardToken: z.string().optional(),
    maskedNumber: z.string().optional(),
  }),
})

/** Returns a saved card, with the token of its gateway; nothing for other payment instruments. */
function cardNode(document: unknown): XmlNodes {
  const { data } = SavedCard.safeParse(document)
  if (!data) return []
  const { paymentCard: card } = data
  const children = [
    leaf('card-type', card.cardType),
    leaf('card-number', masked(card.maskedNumber)),
    leaf('card-token', card.creditCardToken),
    leaf('card-holder', card.holder),
    leaf('expiration-month', card.expirationMonth),
    leaf('expiration-year', card.expirationYear),
    prefixedAttributes(data),
  ]
  return [node('payment-instrument', [node('credit-card', children)])]
}

/** Gateways mask numbers with different characters; some do not tell the last digits. */
function masked(number = ''): string | undefined {
  const [digits] = /\d{4}$/.exec(number) ?? []
  return digits && `************${digits}`
}

type CustomerRow = Selectable<Schema['customer']>
type AddressRow = Selectable<Schema['customer_address']>

const LIST_ID = 'customers'
const NAMES = {
  salutation: 'salutation',
  title: 'title',
  firstName: 'first-name',
  secondName: 'second-name',
}
const PLACES = { suffix: 'suffix', companyName: 'company-name', jobTitle: 'job-title' }
const CONTACTS = {
  phoneHome: 'phone-home',
  phoneBusiness: 'phone-business',
  phoneMobile: 'phone-mobile',
  fax: 'fax',
  birthday: 'birthday',
  gender: 'gender',
}

/** Yields the customers, with the hashes of their passwords, and their saved cards. */
export function* exportCustomers(db: Db): Generator<ArchiveFile> {
  const schema = ['customer-list', 'customer/2006-10-31'] as const
  const attributes = { 'list-id': LIST_ID }
  yield xmlFile(`customer-lists/${LIST_ID}.xml`, schema, customerNodes(db), attributes)
  const cards = ['customers', 'customerpaymentinstrument/2014-03-31'] as const
  yield xmlFile(`customer-lists/${LIST_ID}-payment-instruments.xml`, cards, cardNodes(db))
}

function customerPages(db: Db) {
  return inPages<CustomerRow>((after) =>
    db
      .selectFrom('customer')
      .selectAll()
      .where('customer_no', '>', after?.customer_no ?? '')
      .orderBy('customer_no')
      .limit(PAGE)
      .execute(),
  )
}

async function* customerNodes(db: Db): AsyncGenerator<XmlNode> {
  for await (const customers of customerPages(db)) {
    const ids = customers.map(({ id }) => id)
    const addresses = await db
      .selectFrom('customer_address')
      .selectAll()
      .where('customer_id', 'in', ids)
      .orderBy('created_at')
      .orderBy('address_id')
      .execute()
    for (const customer of customers) {
      const own = addresses.filter((address) => address.customer_id === customer.id)
      yield customerNode(customer, own)
    }
  }
}

function customerNode(customer: CustomerRow, addresses: readonly AddressRow[]): XmlNode {
  const children = [
    node('credentials', [
      leaf('login', customer.login),
      passwordNodes(customer.password_hash),
      leaf('enabled-flag', customer.enabled),
    ]),
    profileNode(customer),
    group(
      'addresses',
      addresses.map(({ address_id: id, preferred, document }) =>
        node('address', addressNodes(document), {
          'address-id': id,
          preferred: preferred ? true : undefined,
        }),
      ),
    ),
  ]
  return node('customer', children, { 'customer-no': customer.customer_no })
}

/** A hash of Argon2 names its scheme itself; the schema has no name for it. */
function passwordNodes(hash: string | null): XmlNodes {
  const encryptionScheme = hash?.startsWith('$s0$') ? 'scrypt' : undefined
  return leaf('password', hash, { encrypted: true, encryptionScheme })
}

function profileNode(customer: CustomerRow): XmlNode {
  const { profile } = customer
  return node('profile', [
    propertyNodes(profile, NAMES),
    leaf('last-name', customer.last_name),
    propertyNodes(profile, PLACES),
    leaf('email', customer.email),
    customer.email_verified_at ? leaf('email-verified-flag', true) : [],
    propertyNodes(profile, CONTACTS),
    leaf('creation-date', toInstant(customer.created_at)),
    leaf('last-login-time', toInstant(customer.last_login_at)),
    propertyNodes(profile, { preferredLocale: 'preferred-locale' }),
    prefixedAttributes(profile),
  ])
}

async function* cardNodes(db: Db): AsyncGenerator<XmlNode> {
  for await (const customers of customerPages(db)) {
    const ids = customers.map(({ id }) => id)
    const rows = await db
      .selectFrom('customer_payment_instrument')
      .select(['customer_id', 'document'])
      .where('customer_id', 'in', ids)
      .orderBy('is_default', 'desc')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    for (const { id, customer_no: customerNo } of customers) {
      const cards = rows
        .filter((row) => row.customer_id === id)
        .flatMap(({ document }) => cardNode(document))
      if (cards.length > 0) {
        yield node('customer', [node('payment-instruments', cards)], { 'customer-no': customerNo })
      }
    }
  }
}
