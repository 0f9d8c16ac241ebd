import { compareValue } from './compare-value'
import type { Condition, ConditionGroup, MembershipRule } from './customer-group.schemas'

export interface MemberFacts {
  isRegistered: boolean
  /**
   * Keyed by the API's names: `birthday`, `c_tier`; `creationDate` and `lastLoginTime` are ISO
   * text.
   */
  profile: Readonly<Record<string, unknown>>
  address: Readonly<Record<string, unknown>>
  /** `orders`, `orderValue` … */
  activeData: Readonly<Record<string, unknown>>
  /** Groups that do not depend on rules. */
  groupIds: readonly string[]
  sourceCodeGroupIds: readonly string[]
  session: Readonly<Record<string, unknown>>
  geolocation: Readonly<Record<string, unknown>>
  at: Date
  /** The site's, in which days begin. */
  timezone: string
}

export function isMember({ included, excluded }: MembershipRule, facts: MemberFacts): boolean {
  const fits = (group: ConditionGroup) => fitsGroup(group, facts)
  return included.some(fits) && !excluded.some(fits)
}

function fitsGroup({ matchMode, conditions }: ConditionGroup, facts: MemberFacts): boolean {
  if (conditions.length === 0) return false
  const fits = (condition: Condition) =>
    compareValue(valueAt(condition.path, facts), condition, facts)
  return matchMode === 'all' ? conditions.every(fits) : conditions.some(fits)
}

export function needsActiveData({ included, excluded }: MembershipRule): boolean {
  return [...included, ...excluded].some(({ conditions }) =>
    conditions.some(({ path }) => path.startsWith('customer.activeData.')),
  )
}

const CUSTOM_PROFILE = 'customer.profile.custom.'

/** Returns the custom attributes that a rule reads, named as in the API: `c_tier`. */
export function listAskedAttributes({ included, excluded }: MembershipRule): string[] {
  const paths = [...included, ...excluded].flatMap(({ conditions }) =>
    conditions.map(({ path }) => path),
  )
  return paths
    .filter((path) => path.startsWith(CUSTOM_PROFILE))
    .map((path) => `c_${path.slice(CUSTOM_PROFILE.length)}`)
}

const SOURCES: [
  prefix: string,
  source: (facts: MemberFacts) => Readonly<Record<string, unknown>>,
][] = [
  ['customer.profile.', ({ profile }) => profile],
  ['customer.addressBook.preferredAddress.', ({ address }) => address],
  ['customer.activeData.', ({ activeData }) => activeData],
  ['request.geolocation.', ({ geolocation }) => geolocation],
]

function valueAt(path: string, facts: MemberFacts): unknown {
  if (path === 'customer.registered' || path === 'session.authenticated') return facts.isRegistered
  if (path === 'customer.customerGroups') return facts.groupIds
  if (path === 'session.sourceCodeGroup') return facts.sourceCodeGroupIds
  if (path.startsWith('session.custom.')) return facts.session[path.slice('session.custom.'.length)]
  const found = SOURCES.find(([prefix]) => path.startsWith(prefix))
  if (!found) return undefined
  const [prefix, source] = found
  const name = path.slice(prefix.length)
  return source(facts)[name.startsWith('custom.') ? name.replace('custom.', 'c_') : name]
}
