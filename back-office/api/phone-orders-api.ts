import type {
  OfficePhoneOrder,
  OfficePhoneOrderList,
  PhoneOrderBox,
  PhoneOrderBuyer,
  PhoneOrderChange,
  PhoneOrderProduct,
  PhoneOrderShop,
} from '@contracts/phone-order'
import { ask, send, toQuery } from './engine'

export const phoneOrderPath = (id: string) => `/phone-orders/${encodeURIComponent(id)}`

type NewPhoneOrder =
  { siteId: string; customerNo: string } | ({ siteId: string } & PhoneOrderBuyer) | { from: string }
type Known = Pick<OfficePhoneOrder, 'id' | 'revision'>

/** Orders that operators take for buyers. */
export const phoneOrdersApi = {
  list: (asked: Readonly<Record<string, string>>, before?: string) =>
    ask<OfficePhoneOrderList>(`/phone-orders${toQuery({ ...asked, before })}`),
  get: (id: string) => ask<OfficePhoneOrder>(phoneOrderPath(id)),
  begin: (request: NewPhoneOrder) => send<OfficePhoneOrder>('/phone-orders', request),
  change: ({ id, revision }: Known, change: PhoneOrderChange) =>
    send<OfficePhoneOrder>(`${phoneOrderPath(id)}/changes`, { revision, change }),
  discard: ({ id, revision }: Known) =>
    ask<void>(`${phoneOrderPath(id)}${toQuery({ revision: String(revision) })}`, {
      method: 'DELETE',
    }),
  send: ({ id, revision, total }: Known & { total: number }) =>
    send<OfficePhoneOrder>(`${phoneOrderPath(id)}/sending`, { revision, expectedTotal: total }),
  mailAgain: ({ id, revision }: Known) =>
    send<OfficePhoneOrder>(`${phoneOrderPath(id)}/mail`, { revision }),
  withdraw: ({ id, revision }: Known) =>
    send<OfficePhoneOrder>(`${phoneOrderPath(id)}/withdrawal`, { revision }),
  findProducts: (id: string, shipmentId: string, text: string) =>
    ask<PhoneOrderProduct[]>(`${phoneOrderPath(id)}/products${toQuery({ shipmentId, text })}`),
  findBox: (id: string, shipmentId: string, productId: string) =>
    ask<PhoneOrderBox>(`${phoneOrderPath(id)}/box${toQuery({ shipmentId, productId })}`),
  findShops: (id: string, shipmentId: string, text: string) =>
    ask<PhoneOrderShop[]>(`${phoneOrderPath(id)}/shops${toQuery({ shipmentId, text })}`),
}
