import { sql, type RawBuilder } from 'kysely'
import type { AuditEntry } from '../../contracts/back-office'
import type { Db } from '../db/client'

const NAMES = new Map<string, (ids: RawBuilder<string[]>) => RawBuilder<Named>>([
  ['content', (ids) => sql<Named>`select id, name from content_item where id = any(${ids})`],
  ['product', (ids) => sql<Named>`select id, name from product where id = any(${ids})`],
  ['shop', (ids) => sql<Named>`select id, name from store where id = any(${ids})`],
  [
    'order',
    (ids) => sql<Named>`select order_no as id, order_no as name from order_header
    where order_no = any(${ids})`,
  ],
  [
    'phone-order',
    (ids) => sql<Named>`select id, customer_name as name from phone_order where id = any(${ids})`,
  ],
  [
    'customer',
    (ids) => sql<Named>`select customer_no as id, email as name from customer
    where customer_no = any(${ids})`,
  ],
  [
    'coupon',
    (ids) => sql<Named>`select site_id || '/' || id as id, id as name from coupon
    where site_id || '/' || id = any(${ids})`,
  ],
  // the code of a gift card is as good as money, so it is masked
  [
    'gift-card',
    (ids) => sql<Named>`select id::text,
        '****' || right(code, least(4, length(code) / 2)) as name from gift_certificate
      where id in (select case when one ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then one::uuid end from unnest(${ids}) one)`,
  ],
  [
    'mail',
    (ids) => sql<Named>`select id::text, subject as name from outbox_mail
      where id in (select case when one ~ '^[0-9]{1,18}$' then one::bigint end from unnest(${ids}) one)`,
  ],
  [
    'message',
    (ids) => sql<Named>`select id::text, fields->>'questionType' as name from service_case
    where id::text = any(${ids})`,
  ],
  [
    'claim',
    (ids) => sql<Named>`select id::text, order_no as name from claim where id::text = any(${ids})`,
  ],
  [
    'subscription',
    (ids) => sql<Named>`select id, document->>'name' as name from subscription
    where id = any(${ids})`,
  ],
])

interface Named {
  id: string
  name: string
}

export async function nameSubjects(db: Db, entries: readonly AuditEntry[]): Promise<AuditEntry[]> {
  const names = new Map<string, string>()
  for (const [type, select] of NAMES) {
    const ids = entries.filter(({ subjectType }) => subjectType === type)
    if (ids.length === 0) continue
    const wanted = [...new Set(ids.map(({ subjectId }) => subjectId))]
    const { rows } = await select(sql<string[]>`${wanted}::text[]`).execute(db)
    for (const { id, name } of rows) names.set(`${type} ${id}`, name)
  }
  return entries.map((entry) => {
    const subjectName = names.get(`${entry.subjectType} ${entry.subjectId}`)
    return subjectName === undefined ? entry : { ...entry, subjectName }
  })
}
