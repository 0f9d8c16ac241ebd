import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import type { OfficeOrder } from '../../contracts/order'
import type {
  OrderEditPreview,
  ReplacementProduct,
  ShipmentChoices,
} from '../../contracts/order-edit'
import type { CatalogService } from '../catalog/catalog.service'
import type { Db } from '../db/client'
import type { InventoryService } from '../inventory/inventory.service'
import { toDecimal } from '../money'
import { actorOf } from '../operators/operator-access'
import type { EditedOrder } from '../orders/assess-edit'
import { toEditedLines } from '../orders/edit-words'
import { splitCheaper } from '../orders/edited-money'
import { EditBody, EditPreviewBody, ReplacementBody } from '../orders/order-edit.schemas'
import { OrderParams } from '../orders/order-requests.schemas'
import type { OrderService } from '../orders/order.service'
import type { SiteService } from '../sites/site.service'
import { listReplacements } from './list-replacements'
import { toPaymentName } from './office-order'
import { optional } from './paging.schemas'

const ORDER = `${BACK_OFFICE_API}/orders/:orderNo`
const Search = z.object({ text: optional(z.string().trim().max(100)) })
const ShipmentParams = OrderParams.extend({ shipmentId: z.string().min(1).max(256) })
const ProposalParams = OrderParams.extend({ proposalId: z.string().min(1).max(64) })

export interface OrderEditsNeeds {
  db: Db
  catalog: CatalogService
  inventory: InventoryService
  orders: OrderService
  sites: SiteService
}

/** Changes of an order before it leaves. */
export function registerOrderEdits(
  scope: FastifyInstance,
  needs: OrderEditsNeeds,
  showOrder: (orderNo: string) => Promise<OfficeOrder>,
): void {
  const { backOffice } = needs.orders

  scope.get(
    `${ORDER}/shipments/:shipmentId/choices`,
    async ({ params }): Promise<ShipmentChoices> => {
      const { orderNo, shipmentId } = ShipmentParams.parse(params)
      const choices = await backOffice.listChoices(orderNo, shipmentId)
      const { prints } = await backOffice.getOrder(orderNo)
      const slips = prints.filter((one) => one.shipment_id === shipmentId && one.kind === 'slip')
      const printedAt = slips.at(-1)?.at.toISOString()
      return { ...choices, ...(printedAt !== undefined && { printedAt }) }
    },
  )
  scope.get(`${ORDER}/replacements`, async ({ params, query }): Promise<ReplacementProduct[]> => {
    const { stored } = await backOffice.getOrder(OrderParams.parse(params).orderNo)
    return listReplacements(needs, stored, Search.parse(query).text ?? '')
  })
  // it changes nothing, but who may not change an order needs no preview
  scope.post(`${ORDER}/edits/preview`, async ({ params, body }): Promise<OrderEditPreview> => {
    const { orderNo } = OrderParams.parse(params)
    return toPreview(await backOffice.previewEdit(orderNo, EditPreviewBody.parse(body).edit))
  })
  scope.post(`${ORDER}/edits`, async (request): Promise<OfficeOrder> => {
    const { orderNo } = OrderParams.parse(request.params)
    await backOffice.editOrder(orderNo, EditBody.parse(request.body), actorOf(request))
    return showOrder(orderNo)
  })
  scope.post(`${ORDER}/replacements`, async (request): Promise<OfficeOrder> => {
    const { orderNo } = OrderParams.parse(request.params)
    const replacement = ReplacementBody.parse(request.body)
    await backOffice.replaceItems(orderNo, replacement, actorOf(request))
    return showOrder(orderNo)
  })
  registerProposals(scope, needs.orders, showOrder)
}

/** Changes that wait until the buyer has paid what they cost more. */
function registerProposals(
  scope: FastifyInstance,
  { backOffice }: OrderService,
  showOrder: (orderNo: string) => Promise<OfficeOrder>,
): void {
  const proposals = `${ORDER}/edits/proposals`
  scope.post(proposals, async (request): Promise<OfficeOrder> => {
    const { orderNo } = OrderParams.parse(request.params)
    await backOffice.proposeEdit(orderNo, EditBody.parse(request.body), actorOf(request))
    return showOrder(orderNo)
  })
  scope.post(`${proposals}/:proposalId/withdrawal`, async (request): Promise<OfficeOrder> => {
    const { orderNo, proposalId } = ProposalParams.parse(request.params)
    await backOffice.withdrawProposal(orderNo, proposalId, actorOf(request))
    return showOrder(orderNo)
  })
  scope.post(`${proposals}/:proposalId/mail`, async (request): Promise<OfficeOrder> => {
    const { orderNo, proposalId } = ProposalParams.parse(request.params)
    await backOffice.mailProposal(orderNo, proposalId, actorOf(request))
    return showOrder(orderNo)
  })
}

function toPreview({ order, parts, totalMinor, costsNowMinor }: EditedOrder): OrderEditPreview {
  const decimal = (minor: number) => toDecimal(minor, order.currency)
  const cheaper = splitCheaper(order, Math.max(0, order.totalMinor - totalMinor))
  return {
    changes: toEditedLines(parts),
    difference: decimal(totalMinor - order.totalMinor),
    total: decimal(totalMinor),
    refunds: cheaper.parts.map(({ paymentInstrumentId: id, amountMinor }) => {
      const payment = order.document.payments.find(
        ({ instrument }) => instrument.paymentInstrumentId === id,
      )
      return { name: payment ? toPaymentName(payment) : '', amount: decimal(amountMinor) }
    }),
    waived: decimal(cheaper.waivedMinor),
    ...(costsNowMinor !== order.totalMinor && { costsNow: decimal(costsNowMinor) }),
  }
}
