import { formatMinor, formatMoney } from '@rules/office-money'
import type { OperatorRight } from '@rules/operator-rights'
import {
  couponPath,
  giftCardPath,
  merchandiseApi,
  productPath,
  promotionPath,
  shopPath,
} from '../api/merchandise-api'
import {
  customerPath,
  mailPath,
  messagePath,
  orderPath,
  salesApi,
  subscriptionPath,
} from '../api/sales-api'
import { contentPath, studioApi } from '../api/studio-api'

export interface Found {
  /** Where it is opened, relative to the path of the back office. */
  path: string
  name: string
  detail: string
}

interface SearchSource {
  /** The name of the section, as in the navigation. */
  name: string
  right: OperatorRight
  /** Whether a text can name one of its records; absent if any text can. */
  isAsked?: (text: string) => boolean
  /** @param signal aborts it once something else is searched */
  find: (text: string, signal?: AbortSignal) => Promise<Found[]>
}

const LIMIT = 5
const first = { offset: 0, limit: LIMIT }
const newest = { limit: String(LIMIT) }
/** The visible end of a gift card's code. */
const LAST_DIGITS = /^\w{4}$/
/** A whole code, an e-mail address or an order number. */
const WHOLE_LENGTH = 8

/** What is searched at once, in the order of the answers. Each asks the list of its section. */
export const SEARCH_SOURCES: readonly SearchSource[] = [
  {
    name: 'Orders',
    right: 'orders.read',
    find: async (text, signal) =>
      (await salesApi.listOrders({ ...newest, text }, undefined, signal)).orders.map((order) => ({
        path: orderPath(order.orderNo),
        name: order.orderNo,
        detail: `${order.customerName || order.email}, ${formatMoney(order.total, order.currency)}`,
      })),
  },
  {
    name: 'Customers',
    right: 'customers.read',
    find: async (text, signal) =>
      (await salesApi.listCustomers({ ...newest, text }, undefined, signal)).customers.map(
        (customer) => ({
          path: customerPath(customer.customerNo),
          name: customer.name || customer.email,
          detail: customer.name ? customer.email : customer.customerNo,
        }),
      ),
  },
  {
    name: 'Products',
    right: 'catalog.read',
    find: async (text, signal) =>
      (await merchandiseApi.listProducts({ ...first, text }, signal)).products.map(
        ({ id, name }) => ({
          path: productPath(id),
          name,
          detail: id,
        }),
      ),
  },
  {
    name: 'Gift cards',
    right: 'gift-cards.read',
    // the engine limits how often an operator searches for them
    isAsked: (text) => LAST_DIGITS.test(text) || text.length >= WHOLE_LENGTH,
    find: async (text, signal) =>
      (await merchandiseApi.listGiftCards({ ...first, text }, signal)).giftCards.map((card) => ({
        path: giftCardPath(card.id),
        name: card.maskedCode,
        detail: `${card.recipientName || card.recipientEmail}, ${formatMinor(card.balanceMinor, card.currency)} left`,
      })),
  },
  {
    name: 'Subscriptions',
    right: 'subscriptions.read',
    find: async (text, signal) =>
      (await salesApi.listSubscriptions({ ...newest, text }, undefined, signal)).subscriptions.map(
        (found) => ({
          path: subscriptionPath(found.id),
          name: found.productName,
          detail: found.customerName || found.email,
        }),
      ),
  },
  {
    name: 'Messages',
    right: 'messages.read',
    find: async (text, signal) =>
      (await salesApi.listMessages({ ...newest, text }, undefined, signal)).messages.map(
        ({ id, topic, name }) => ({
          path: messagePath(id),
          name: topic,
          detail: name,
        }),
      ),
  },
  {
    name: 'Mails',
    right: 'mails.read',
    find: async (recipient, signal) =>
      (await salesApi.listMails({ ...newest, recipient }, undefined, signal)).mails.map((mail) => ({
        path: mailPath(mail.id),
        name: mail.subject,
        detail: mail.recipient,
      })),
  },
  {
    name: 'Promotions',
    right: 'promotions.read',
    find: async (text, signal) =>
      (await merchandiseApi.listPromotions({ ...first, text }, signal)).promotions.map(
        (promotion) => ({
          path: promotionPath(promotion),
          name: promotion.name,
          detail: promotion.siteName,
        }),
      ),
  },
  {
    name: 'Coupons',
    right: 'promotions.read',
    find: async (text, signal) =>
      (await merchandiseApi.listCoupons({ ...first, text }, signal)).coupons.map((coupon) => ({
        path: couponPath(coupon),
        name: coupon.id,
        detail: coupon.siteName,
      })),
  },
  {
    name: 'Shops',
    right: 'shops.read',
    find: async (text, signal) =>
      (await merchandiseApi.listShops({ ...first, text }, signal)).shops.map(
        ({ id, name, city }) => ({
          path: shopPath(id),
          name,
          detail: city,
        }),
      ),
  },
  {
    name: 'Content',
    right: 'content.read',
    find: async (text, signal) =>
      (await studioApi.listItems({ ...first, text }, signal)).items.map((item) => ({
        path: contentPath(item.id),
        name: item.name,
        detail: item.contentType,
      })),
  },
]
