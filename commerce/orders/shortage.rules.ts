import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { ShortageReport } from '../../contracts/counter'
import { formatMoment } from '../../rules/moment-text'
import { isOpenShortage, type ShortageState } from '../../rules/shortage-states'
import type { Actor } from '../audit/record-change'
import { readCustomMix } from '../custom-mix.schemas'
import { badRequest, conflict } from '../http/problem'
import type { OrderDocument, Shortage } from './order-document.schemas'
import { linesLeft } from './refund.rules'

/** Who changes it; undefined for the shopper and the engine. */
export type ShortageActor = Pick<Actor, 'name' | 'email'> | undefined

type WithShortages = Pick<OrderDocument, 'shortages'>

export const shortagesOf = ({ shortages = [] }: WithShortages, shipmentId: string): Shortage[] =>
  shortages.filter((one) => one.shipmentId === shipmentId)

export const openShortagesOf = (document: WithShortages, shipmentId: string): Shortage[] =>
  shortagesOf(document, shipmentId).filter(({ state }) => isOpenShortage(state))

/** Grows with each change of a pickup's shortages. */
export const shortageRevisionOf = (document: WithShortages, shipmentId: string): number =>
  shortagesOf(document, shipmentId).reduce((sum, { steps }) => sum + steps.length, 0)

/** The latest promise of a pickup that waits for a piece, in ISO 8601. */
export function promiseOf(document: WithShortages, shipmentId: string): string | undefined {
  const waiting = shortagesOf(document, shipmentId).filter(({ state }) => state === 'waiting')
  return waiting
    .flatMap(({ until }) => until ?? [])
    .sort()
    .at(-1)
}

const STATE_OF: Readonly<Record<ShortageReport['action'], ShortageState>> = {
  refund: 'refunded',
  replace: 'asked',
  wait: 'waiting',
  found: 'found',
}

export const stateAfter = ({ action }: Pick<ShortageReport, 'action'>): ShortageState =>
  STATE_OF[action]

const WORDS: Readonly<Record<ShortageState, string>> = {
  asked: 'the shopper is asked about a replacement',
  waiting: 'the pickup waits for it',
  found: 'it is there',
  refunded: 'refunded',
  replaced: 'replaced',
}

/** `1 × Fig missing: refunded` */
export function shortageInWords({ quantity, name, state, replacement }: Shortage): string {
  const by = state === 'replaced' && replacement ? ` by ${replacement.name}` : ''
  return `${quantity} × ${name} missing: ${WORDS[state]}${by}`
}

/**
 * @returns whether this clerk has reported it already, e.g. with a request whose response was lost
 * @throws Problem 409 that names the latest change if somebody else made one, or if what became of
 * the piece is decided; 409 for a piece of another pickup.
 */
export function isReportedAlready(
  orderNo: string,
  document: WithShortages,
  { shipmentId, report, by }: { shipmentId: string; report: ShortageReport; by: Actor | undefined },
  timezone: string,
): boolean {
  const own = shortagesOf(document, shipmentId)
  const known = document.shortages?.find(({ id }) => id === report.id)
  if (known && known.shipmentId !== shipmentId) {
    throw conflict('This piece is missing in another pickup.', 'pickup-changed', { orderNo })
  }
  const isOwn = (step: Shortage['steps'][number] | undefined) =>
    step !== undefined && step.by === by?.name && step.email === by?.email
  const revision = shortageRevisionOf(document, shipmentId)
  const isBefore = report.revision < revision
  if (isBefore && known && isSame(known, report) && isOwn(known.steps.at(-1))) return true
  const isStale = revision !== report.revision
  if (!isStale && (!known || isOpenShortage(known.state))) return false
  const latest = [...own].sort((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1)).at(-1)
  const step = latest?.steps.at(-1)
  if (!latest || !step) throw conflict('The pickup was changed meanwhile.', 'pickup-changed')
  const who = step.by === undefined ? '' : ` (${step.by}, ${formatMoment(step.at, timezone)})`
  const detail = `Meanwhile: ${shortageInWords(latest)}${who}. Look at it again.`
  throw conflict(detail, 'pickup-changed', { orderNo })
}

function isSame(known: Shortage, report: ShortageReport): boolean {
  const { action, replacementId, until } = report
  const isOther =
    (action === 'wait' && known.until !== until) ||
    (action === 'replace' && known.replacement?.productId !== replacementId)
  return known.state === stateAfter(report) && !isOther
}

const timeOf = ({ steps }: Shortage): string => steps.at(-1)?.at ?? ''

export interface MissingThing {
  item: NonNullable<ShopperOrdersTypes.Order['productItems']>[number]
  itemId: string
  productId: string
  isBoxPiece: boolean
}

/** @throws Problem 400 unless the pickup has that many of it which are not missing already. */
export function requireMissing(
  document: OrderDocument,
  shipmentId: string,
  { itemId, pieceId, quantity }: Pick<ShortageReport, 'itemId' | 'pieceId' | 'quantity'>,
): MissingThing {
  const line = linesLeft(document).find((one) => one.itemId === itemId)
  if (!line || line.item.shipmentId !== shipmentId)
    throw badRequest(`The pickup has no item '${itemId}'.`)
  const { item } = line
  const mix = readCustomMix(item.c_customMix)
  const own = mix?.pieces.find(({ productId }) => productId === pieceId)
  if (mix && !own) throw badRequest('Name the piece of the box that is missing.')
  if (!mix && pieceId !== undefined) throw badRequest(`The box has no piece '${pieceId}'.`)
  const productId = pieceId ?? item.productId ?? ''
  const isCounted = (one: Shortage) =>
    one.itemId === itemId &&
    one.productId === productId &&
    // the quantity of a line is without what was refunded
    (isOpenShortage(one.state) || one.state === 'replaced' || (mix && one.state === 'refunded'))
  const missing = (document.shortages ?? [])
    .filter(isCounted)
    .reduce((sum, one) => sum + one.quantity, 0)
  const left = line.quantity * (own?.quantity ?? 1) - missing
  if (quantity <= left) return { item, itemId, productId, isBoxPiece: mix !== undefined }
  throw badRequest(`Only ${left} of it are in the pickup.`)
}

export function withShortage(document: OrderDocument, shortage: Shortage): OrderDocument {
  const { shortages = [] } = document
  const isKnown = shortages.some(({ id }) => id === shortage.id)
  const changed = shortages.map((one) => (one.id === shortage.id ? shortage : one))
  return { ...document, shortages: isKnown ? changed : [...shortages, shortage] }
}

export function withStep(
  shortage: Omit<Shortage, 'state'>,
  state: ShortageState,
  at: Date,
  by: ShortageActor,
): Shortage {
  const step = {
    ...{ state, at: at.toISOString() },
    ...(by && { by: by.name, ...(by.email !== undefined && { email: by.email }) }),
  }
  return { ...shortage, state, steps: [...shortage.steps, step] }
}
