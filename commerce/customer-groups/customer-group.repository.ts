import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import { toDecimal } from '../money'
import { MembershipRule } from './customer-group.schemas'

type Source = Db | Trx

export interface CustomerGroup {
  id: string
  description?: string
  /** If absent, the members are listed individually. */
  rule?: MembershipRule
}

/** Returns a site's groups; an unreadable rule matches nobody. */
export async function selectGroups(siteId: string, source: Source): Promise<CustomerGroup[]> {
  const rows = await source
    .selectFrom('customer_group')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, description, rule }) => {
    const parsed = rule === null ? undefined : MembershipRule.safeParse(rule)
    const nobody = { included: [], excluded: [] }
    return {
      id,
      ...(description !== null && { description }),
      ...(parsed && { rule: parsed.success ? parsed.data : nobody }),
    }
  })
}

export async function selectRules(source: Source): Promise<MembershipRule[]> {
  const rows = await source
    .selectFrom('customer_group')
    .select('rule')
    .where('rule', 'is not', null)
    .execute()
  return rows.flatMap(({ rule }) => MembershipRule.safeParse(rule).data ?? [])
}

export interface StoredMember {
  groupIds: string[]
  profile: Record<string, unknown>
  address: Record<string, unknown>
}

/**
 * Anyone can enter any e-mail address, so rules see it (and a login that looks like one) only after
 * a mailed code or link was used (ADR 10).
 */
export async function selectMember(
  source: Source,
  siteId: string,
  customerId: string,
): Promise<StoredMember | undefined> {
  const { rows } = await sql<StoredMember>`
    select
      array(select group_id from customer_group_member member
        where member.site_id = ${siteId} and member.customer_no = customer.customer_no
        order by group_id) as "groupIds",
      customer.profile || jsonb_build_object(
        'email', case when customer.email_verified_at is not null then customer.email end,
        'login', case when customer.login not like '%@%' or (customer.email_verified_at is not null
          and lower(customer.login) = lower(customer.email)) then customer.login end,
        'lastName', customer.last_name, 'creationDate', customer.created_at,
        'lastLoginTime', customer.last_login_at, 'lastVisitTime', customer.last_login_at,
        'customerNo', customer.customer_no) as profile,
      coalesce((select document from customer_address address
        where address.customer_id = customer.id and address.preferred limit 1), '{}') as address
    from customer where customer.id = ${customerId}`.execute(source)
  return rows[0]
}

export async function selectActiveData(source: Source, siteId: string, customerId: string) {
  const { rows } = await sql<{ currency: string; orders: number; totalMinor: number }>`
    select currency, count(*) as orders, sum(order_total_minor)::float8 as "totalMinor"
    from order_header
    where site_id = ${siteId} and customer_id = ${customerId} and status <> 'failed'
    group by currency`.execute(source)
  return {
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
    orderValue: rows.reduce(
      (sum, { currency, totalMinor }) => sum + toDecimal(totalMinor, currency),
      0,
    ),
  }
}
