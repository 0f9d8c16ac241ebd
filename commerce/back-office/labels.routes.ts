import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import { LABELS_AT_ONCE, LABELS_PER_REQUEST, type OfficeLabels } from '../../contracts/labels'
import { notFound } from '../http/problem'
import type { StoredLabel } from '../labels/labels.tables'
import type { LabelService } from '../labels/label.service'
import { actorOf } from '../operators/operator-access'
import { OrderNo } from '../orders/order-requests.schemas'
import type { OrderService } from '../orders/order.service'
import type { SiteService } from '../sites/site.service'
import { makeLabels, subjectOf, toOfficeLabels, toWaitingParcels } from './order-labels'

interface LabelsNeeds {
  labels: LabelService
  orders: OrderService
  sites: SiteService
}

const LABELS = `${BACK_OFFICE_API}/orders/labels`

const chosen = (most: number) => z.object({ orderNos: z.array(OrderNo).min(1).max(most) })
const Chosen = chosen(LABELS_AT_ONCE)
const Made = chosen(LABELS_PER_REQUEST)
const Voided = z.object({
  orderNo: OrderNo,
  shipmentId: z.string().min(1).max(256),
  parcel: z.number().int().min(1).max(100_000),
})

/** Labels of parcels that are to be sent. */
export function registerLabels(scope: FastifyInstance, needs: LabelsNeeds): void {
  const { labels, orders, sites } = needs

  async function load(given: readonly string[]) {
    const orderNos = [...new Set(given)]
    const { orders: found } = await orders.backOffice.listByNumber(orderNos)
    const own = new Map((await sites.listSites()).map((site) => [site.id, site]))
    return { orderNos, found, parcels: found.flatMap((order) => toWaitingParcels(order, own)) }
  }

  scope.post(
    `${LABELS}/find`,
    { config: { right: 'orders.read' } },
    async ({ body }): Promise<OfficeLabels> => {
      const loaded = await load(Chosen.parse(body).orderNos)
      return toOfficeLabels(loaded, await labels.list(loaded.orderNos))
    },
  )
  scope.post(LABELS, async (request): Promise<OfficeLabels> => {
    const loaded = await load(Made.parse(request.body).orderNos)
    const problems = await makeLabels(labels, loaded.parcels, actorOf(request))
    return toOfficeLabels(loaded, await labels.list(loaded.orderNos), problems)
  })
  scope.post(`${LABELS}/void`, async (request, reply) => {
    const { orderNo, ...parcel } = Voided.parse(request.body)
    await labels.void({ orderNo, subject: subjectOf(parcel) }, actorOf(request))
    return reply.code(204).send()
  })
  scope.post(`${LABELS}/pdf`, { config: { right: 'orders.read' } }, async ({ body }, reply) => {
    const { orderNos, parcels } = await load(Chosen.parse(body).orderNos)
    const wanted = new Set(parcels.map((one) => `${one.orderNo} ${subjectOf(one)}`))
    const found = (await labels.list(orderNos)).filter((one) =>
      wanted.has(`${one.order_no} ${one.subject}`),
    )
    if (found.length === 0) throw notFound('These orders have no label.')
    const places = new Map(orderNos.map((orderNo, index) => [orderNo, index]))
    const placeOf = ({ order_no: orderNo }: StoredLabel) => places.get(orderNo) ?? 0
    const sorted = found.sort((one, other) => placeOf(one) - placeOf(other))
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', 'inline; filename="labels.pdf"')
      .send(await labels.print(sorted))
  })
}
