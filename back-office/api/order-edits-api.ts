import type { OfficeOrder } from '@contracts/order'
import type {
  OrderEdit,
  OrderEditPreview,
  OrderEditRequest,
  ReplacementProduct,
  ReplacementRequest,
  ShipmentChoices,
} from '@contracts/order-edit'
import { ask, send, toQuery } from './engine'
import { orderPath } from './sales-api'

const proposalsPath = (orderNo: string) => `${orderPath(orderNo)}/edits/proposals`

/** Changes of an order before it leaves. */
export const orderEditsApi = {
  getChoices: (orderNo: string, shipmentId: string) =>
    ask<ShipmentChoices>(
      `${orderPath(orderNo)}/shipments/${encodeURIComponent(shipmentId)}/choices`,
    ),
  listReplacements: (orderNo: string, text: string) =>
    ask<ReplacementProduct[]>(`${orderPath(orderNo)}/replacements${toQuery({ text })}`),
  preview: (orderNo: string, edit: OrderEdit) =>
    send<OrderEditPreview>(`${orderPath(orderNo)}/edits/preview`, { edit }),
  save: (orderNo: string, request: OrderEditRequest) =>
    send<OfficeOrder>(`${orderPath(orderNo)}/edits`, request),
  /** Asks the buyer to pay for an edit that costs more. */
  propose: (orderNo: string, request: OrderEditRequest) =>
    send<OfficeOrder>(proposalsPath(orderNo), request),
  withdraw: (orderNo: string, id: string) =>
    send<OfficeOrder>(`${proposalsPath(orderNo)}/${id}/withdrawal`, {}),
  mailAgain: (orderNo: string, id: string) =>
    send<OfficeOrder>(`${proposalsPath(orderNo)}/${id}/mail`, {}),
  replace: (orderNo: string, request: ReplacementRequest) =>
    send<OfficeOrder>(`${orderPath(orderNo)}/replacements`, request),
}
