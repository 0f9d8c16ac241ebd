import type { Db, Trx } from '../db/client'
import { cached } from '../db/cache'
import {
  selectActiveData,
  selectGroups,
  selectMember,
  selectRules,
  type CustomerGroup,
} from './customer-group.repository'
import {
  isMember,
  listAskedAttributes,
  needsActiveData,
  type MemberFacts,
} from './membership.rules'

/** The person whose groups are needed: a `Shopper`, or the owner of a basket. */
export interface Visitor {
  customerId: string
  usid: string
  /** If absent, it is read from the database. */
  isRegistered?: boolean
}

/** Data of the request on which rules depend, besides the shopper's identity. */
type VisitCircumstances = Pick<
  MemberFacts,
  'sourceCodeGroupIds' | 'session' | 'geolocation' | 'at' | 'timezone'
>

export interface CustomerGroupsService {
  /** Returns the site's stored groups; cached for a few seconds. */
  listGroups(siteId: string, trx?: Trx): Promise<readonly CustomerGroup[]>
  /**
   * Returns the ids of a shopper's groups: the system groups (`Everyone`, `Registered` or
   * `Unregistered`), those that list the customer, and those whose rule matches. Without a shopper,
   * or for a guest, only cached data is used.
   */
  listGroupIds(
    siteId: string,
    visitor: Visitor | undefined,
    circumstances: VisitCircumstances,
    trx?: Trx,
  ): Promise<string[]>
  /**
   * Returns a profile without the custom attributes on which group rules, and so prices, depend.
   * Shoppers must not change them, because only the merchant decides about groups (ADR 10).
   */
  withoutDeciding<Profile extends object>(profile: Profile): Promise<Profile>
}

type CustomerFacts = Pick<
  MemberFacts,
  'isRegistered' | 'profile' | 'address' | 'activeData' | 'groupIds'
>

const SYSTEM_GROUPS = ['Everyone', 'Registered', 'Unregistered']

export function createCustomerGroupsService(db: Db, now: () => Date): CustomerGroupsService {
  const loadGroups = cached(db, now, selectGroups)
  const loadRules = cached(db, now, (_all: string, source: Db | Trx) => selectRules(source))

  async function loadFacts(
    siteId: string,
    visitor: Visitor | undefined,
    groups: readonly CustomerGroup[],
    source: Db | Trx,
  ): Promise<CustomerFacts> {
    const { customerId = '', isRegistered } = visitor ?? { isRegistered: false }
    const none = {
      groupIds: [],
      profile: {},
      address: {},
      activeData: {},
      isRegistered: isRegistered ?? false,
    }
    const isSettled = isRegistered === false || (isRegistered && groups.length === 0)
    if (isSettled) return none
    const member = await selectMember(source, siteId, customerId)
    if (!member) return none
    const isAsked = groups.some(({ rule }) => rule && needsActiveData(rule))
    const activeData = isAsked ? await selectActiveData(source, siteId, customerId) : {}
    return { ...member, activeData: { ...activeData }, isRegistered: true }
  }

  return {
    async withoutDeciding(profile) {
      const asked = new Set((await loadRules('all', db)).flatMap(listAskedAttributes))
      const others = Object.entries(profile).filter(([name]) => !asked.has(name))
      // only optional members are removed, so the type stays the same
      return Object.fromEntries(others) as typeof profile
    },

    listGroups: (siteId, trx) => loadGroups(siteId, trx ?? db),

    async listGroupIds(siteId, visitor, circumstances, trx) {
      const source = trx ?? db
      const all = await loadGroups(siteId, source)
      const groups = all.filter(({ id }) => !SYSTEM_GROUPS.includes(id))
      const found = await loadFacts(siteId, visitor, groups, source)
      const known = groups.filter(({ id, rule }) => !rule && found.groupIds.includes(id))
      const fixed = [
        'Everyone',
        found.isRegistered ? 'Registered' : 'Unregistered',
        ...known.map(({ id }) => id),
      ]
      const facts = { ...circumstances, ...found, groupIds: fixed }
      const fitting = groups.filter(({ rule }) => rule && isMember(rule, facts))
      return [...fixed, ...fitting.map(({ id }) => id)]
    },
  }
}
