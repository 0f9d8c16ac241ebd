import type { ClaimChange, OfficeClaim, OfficeClaimList } from '@contracts/claim'
import type { OfficeCustomer, OfficeCustomerList } from '@contracts/customer'
import type { OfficeMail, OfficeMailList } from '@contracts/mail'
import type { MessageChange, OfficeMessage, OfficeMessageList } from '@contracts/message'
import type { OfficeOrder } from '@contracts/order'
import type { OfficeOrderList } from '@contracts/order-list'
import type { OfficeRefundRequest, OfficeShipping, PickupChange } from '@contracts/order-requests'
import type {
  OfficeSubscription,
  OfficeSubscriptionList,
  SubscriptionChange,
  SubscriptionProducts,
} from '@contracts/subscription'
import { BACK_OFFICE_API } from '@contracts/back-office'
import { ask, send, toQuery } from './engine'

/** Filters of a list, under the names of the engine's query parameters. */
type Asked = Readonly<Record<string, string>>

export const subscriptionPath = (id: string) => `/subscriptions/${encodeURIComponent(id)}`

export const messagePath = (id: string) => `/messages/${encodeURIComponent(id)}`

export const claimPath = (id: string) => `/claims/${encodeURIComponent(id)}`
export const claimPhotoUrl = (id: string, photoId: string) =>
  `${BACK_OFFICE_API}${claimPath(id)}/photos/${encodeURIComponent(photoId)}`

export const orderPath = (orderNo: string) => `/orders/${encodeURIComponent(orderNo)}`
export const mailPath = (id: number) => `/mails/${id}`
export const customerPath = (customerNo: string) => `/customers/${encodeURIComponent(customerNo)}`

export const salesApi = {
  listOrders: (asked: Asked, before?: string, signal?: AbortSignal) =>
    ask<OfficeOrderList>(`/orders${toQuery({ ...asked, before })}`, { signal }),
  getOrder: (orderNo: string) => ask<OfficeOrder>(orderPath(orderNo)),
  shipShipment: (orderNo: string, shipmentId: string, shipping: OfficeShipping) =>
    send<OfficeOrder>(
      `${orderPath(orderNo)}/shipments/${encodeURIComponent(shipmentId)}/shipping`,
      shipping,
    ),
  movePickup: (orderNo: string, shipmentId: string, change: PickupChange) =>
    send<OfficeOrder>(
      `${orderPath(orderNo)}/shipments/${encodeURIComponent(shipmentId)}/pickup`,
      change,
    ),
  exportOrder: (orderNo: string) => send<OfficeOrder>(`${orderPath(orderNo)}/export`, {}),
  receivePayment: (orderNo: string) => send<OfficeOrder>(`${orderPath(orderNo)}/payment`, {}),
  cancelOrder: (orderNo: string, reason: string) =>
    send<OfficeOrder>(`${orderPath(orderNo)}/cancellation`, { reason }),
  receiveReturn: (orderNo: string, index: number) =>
    send<OfficeOrder>(`${orderPath(orderNo)}/returns/${index}/receipt`, {}),
  refundOrder: (orderNo: string, refund: OfficeRefundRequest) =>
    send<OfficeOrder>(`${orderPath(orderNo)}/refunds`, refund),
  addComment: (orderNo: string, text: string) =>
    send<OfficeOrder>(`${orderPath(orderNo)}/comments`, { text }),

  listMails: (asked: Asked, before?: number, signal?: AbortSignal) =>
    ask<OfficeMailList>(`/mails${toQuery({ ...asked, before })}`, { signal }),
  getMail: (id: number) => ask<OfficeMail>(mailPath(id)),
  sendMail: (id: number) => send<OfficeMail>(`${mailPath(id)}/sending`, {}),
  discardMail: (id: number) => ask<OfficeMail>(mailPath(id), { method: 'DELETE' }),

  listClaims: (asked: Asked, before?: string) =>
    ask<OfficeClaimList>(`/claims${toQuery({ ...asked, before })}`),
  getClaim: (id: string) => ask<OfficeClaim>(claimPath(id)),
  changeClaim: (id: string, change: ClaimChange, expectedRevision: number) =>
    send<OfficeClaim>(`${claimPath(id)}/changes`, { change, expectedRevision }),

  listMessages: (asked: Asked, before?: string, signal?: AbortSignal) =>
    ask<OfficeMessageList>(`/messages${toQuery({ ...asked, before })}`, { signal }),
  getMessage: (id: string) => ask<OfficeMessage>(messagePath(id)),
  changeMessage: (id: string, change: MessageChange, expectedRevision: number) =>
    send<OfficeMessage>(`${messagePath(id)}/changes`, { change, expectedRevision }),

  listCustomers: (asked: Asked, before?: string, signal?: AbortSignal) =>
    ask<OfficeCustomerList>(`/customers${toQuery({ ...asked, before })}`, { signal }),
  getCustomer: (customerNo: string) => ask<OfficeCustomer>(customerPath(customerNo)),
  getCustomerData: (customerNo: string) => send<object>(`${customerPath(customerNo)}/data`, {}),
  sendPasswordReset: (customerNo: string) =>
    send<void>(`${customerPath(customerNo)}/password-reset`, {}),
  listSubscriptions: (asked: Asked, before?: string, signal?: AbortSignal) =>
    ask<OfficeSubscriptionList>(`/subscriptions${toQuery({ ...asked, before })}`, { signal }),
  getSubscription: (id: string) => ask<OfficeSubscription>(subscriptionPath(id)),
  listSubscriptionProducts: (id: string) =>
    ask<SubscriptionProducts>(`${subscriptionPath(id)}/products`),
  changeSubscription: (id: string, change: SubscriptionChange, expectedRevision: string) =>
    send<OfficeSubscription>(`${subscriptionPath(id)}/changes`, { change, expectedRevision }),
  eraseCustomer: (customerNo: string) => ask<void>(customerPath(customerNo), { method: 'DELETE' }),
}

/** URL of a mail's HTML as the recipient sees it. */
export const mailHtmlUrl = (id: number) => `${BACK_OFFICE_API}${mailPath(id)}/html`
