import type { PricingContext } from '../pricing/pricing-context'
import { toShopTime } from '../sites/shop-time.rules'
import type { StoredSlot } from './library.repository'

type Schedule = StoredSlot['schedule']
type Moment = Pick<PricingContext, 'customerGroupIds' | 'at' | 'timezone'>

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const LAST = Number.MAX_SAFE_INTEGER

/**
 * Chooses the configuration to show for each slot: enabled, scheduled now and for one of the
 * shopper's groups. The lowest rank has precedence; a default configuration is used only if there
 * is no other.
 */
export function chooseConfigurations(
  slots: readonly StoredSlot[],
  pricingContext: Moment,
): StoredSlot[] {
  const chosen = new Map<string, StoredSlot>()
  const shown = slots.filter((slot) => slot.enabled && isShown(slot, pricingContext))
  for (const slot of [...shown].sort(inTurn)) {
    const key = JSON.stringify([slot.slotId, slot.context, slot.contextId])
    if (!chosen.has(key)) chosen.set(key, slot)
  }
  return [...chosen.values()].sort((a, b) => (a.slotId < b.slotId ? -1 : 1))
}

function inTurn(a: StoredSlot, b: StoredSlot): number {
  return Number(a.isDefault) - Number(b.isDefault) || (a.rank ?? LAST) - (b.rank ?? LAST)
}

function isShown(slot: StoredSlot, { customerGroupIds, at, timezone }: Moment): boolean {
  const isFor = (groups: readonly string[]) =>
    groups.length === 0 || groups.some((group) => customerGroupIds.includes(group))
  if (!isWithin(slot.schedule, at, timezone) || !isFor(slot.customerGroupIds)) return false
  const { campaigns = [] } = slot
  return (
    (campaigns.length === 0 && slot.isOfSite) ||
    campaigns.some((one) => isWithin(one.schedule, at, timezone) && isFor(one.customerGroupIds))
  )
}

/** Weekdays and times are in the site's time zone. */
function isWithin(
  { startsAt, endsAt, weekdays, timeFrom, timeTo }: Schedule,
  at: Date,
  timezone: string | undefined,
): boolean {
  if (startsAt !== undefined && Date.parse(startsAt) > at.getTime()) return false
  if (endsAt !== undefined && Date.parse(endsAt) <= at.getTime()) return false
  if (!weekdays?.length && timeFrom === undefined && timeTo === undefined) return true
  const { weekday, time } = toShopTime(at, timezone)
  const day = DAYS[weekday] ?? ''
  if (weekdays?.length && !weekdays.some((name) => name.toLowerCase() === day)) return false
  if (timeFrom !== undefined && time < timeFrom) return false
  return timeTo === undefined || time < timeTo
}
