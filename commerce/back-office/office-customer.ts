import type { OfficeCustomer, OfficeCustomerRow, OfficeMessage } from '../../contracts/customer'
import type { AccountDataService } from '../account-data/account-data.service'
import type { Customer } from '../customers/customer.service'
import { CONSENT_SUBSCRIPTIONS } from '../consents/consent-subscriptions.constants'
import { toAddressLines } from '../orders/address-lines.rules'

type Rest = Awaited<ReturnType<AccountDataService['getRest']>>

export function toCustomerRow(customer: Customer): OfficeCustomerRow {
  const { customerNo = '', firstName, lastName, email = '', creationDate = '' } = customer
  return {
    ...{ customerNo, email, createdAt: creationDate },
    name: [firstName, lastName].filter(Boolean).join(' '),
    ...(customer.lastLoginTime && { lastLoginAt: customer.lastLoginTime }),
    isDisabled: customer.enabled === false,
  }
}

/** Converts a customer to the details for operators, without cards and without credentials. */
export function toOfficeCustomer(
  customer: Customer,
  rest: Rest,
  orders: Pick<OfficeCustomer, 'orders' | 'hasMoreOrders'>,
): OfficeCustomer {
  const { addresses = [], phoneHome, phoneMobile, phoneBusiness } = customer
  const wishes = rest.lists.filter(({ type }) => type === 'wish_list')
  return {
    ...toCustomerRow(customer),
    login: customer.login ?? '',
    phones: [phoneHome, phoneMobile, phoneBusiness].flatMap((one) => one || []),
    ...(typeof customer.emailVerified === 'boolean' && { isEmailVerified: customer.emailVerified }),
    hasPassword: customer.hasPassword === true,
    addresses: addresses.map(({ addressId: id, preferred, ...address }) => ({
      ...{ id, isPreferred: preferred === true },
      lines: toAddressLines(address),
    })),
    ...orders,
    consents: toConsents(rest),
    subscriptions: rest.subscriptions.map(({ id, productId, orderNo, state, ...more }) => {
      const { nextOn, productName } = more
      return { id, productName: productName ?? productId, orderNo, state, nextOn }
    }),
    messages: rest.messages.map(toMessage),
    reviews: rest.reviews.length,
    // a list without products still has one row
    wishLists: new Set(wishes.map(({ listId }) => listId)).size,
    wishedProducts: wishes.filter(({ productId }) => productId !== null).length,
  }
}

function toConsents({ consents, newsletters }: Rest): OfficeCustomer['consents'] {
  const said = consents.map(({ list, channel, contactPoint, status, at }) => ({
    ...{ name: toConsentName(list), channel, contactPoint },
    isGiven: status === 'opt_in',
    at: at.toISOString(),
  }))
  const signedUp = newsletters.flatMap(({ lists, email, updated_at: at }) =>
    lists.map((list) => ({
      name: `Newsletter: ${toConsentName(list)}`,
      channel: 'email',
      contactPoint: email,
      isGiven: true,
      at: at.toISOString(),
    })),
  )
  return [...said, ...signedUp]
}

function toConsentName(id: string): string {
  return CONSENT_SUBSCRIPTIONS.find((one) => one.id === id)?.title['default'] ?? id
}

function toMessage({ id, kind, fields, createdAt }: Rest['messages'][number]): OfficeMessage {
  const shown = Object.entries(fields).filter(([, value]) => value !== null && value !== '')
  return {
    ...{ id, kind, at: createdAt.toISOString() },
    fields: shown.map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    })),
  }
}
