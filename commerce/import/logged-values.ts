import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/client'
import { SECRET_NAME } from '../sites/site-preferences.rules'

const MAX_VALUE_LENGTH = 300
/** Tables whose objects and lists are named as changed: of people, or as they are in an archive. */
const NAMED_ONLY = [
  'campaign_part',
  ...['customer', 'customer_address', 'customer_payment_instrument'],
  ...['order_header', 'product_list', 'product_list_item'],
]
/** Columns that are never logged: secrets, codes as good as money, and derived data. */
const HIDDEN = '(password|secret|token|hash|salt|search|view_code|_at$|_xid$)|^(codes?|cvn)$'
const CHANGED = sql`'"(changed)"'::jsonb`

export async function listSecretIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct id from attribute_definition
    where definition ->> 'valueType' = 'password'`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * SQL for the values of a row, as JSON, that another row does not have. Long ones are cut, and
 * passwords are named as changed, however deep they are nested.
 */
export function valuesOf(
  table: string,
  { row, other }: { row: string; other: string },
  secretIds: readonly string[],
): RawBuilder<unknown> {
  const isSecret = (name: RawBuilder<unknown>) =>
    sql`regexp_replace(${name}, '^c_', '') = any(${secretIds}::text[])`
  const toShown = (value: RawBuilder<unknown>) => sql`case
    when exists (select from jsonb_path_query(${value},
        '$.** ? (@.type() == "object").keyvalue().key') as inner_key
      where ${isSecret(sql`inner_key #>> '{}'`)}) then ${CHANGED}
    when length(${value}::text) > ${MAX_VALUE_LENGTH}
      then to_jsonb(left(${value}::text, ${MAX_VALUE_LENGTH}) || '…')
    else ${value} end`
  const members = sql`(select jsonb_object_agg(member, case
      when ${isSecret(sql`member`)} or member ~* ${SECRET_NAME}
        or member = 'defaultValue' and value ->> 'valueType' = 'password' then ${CHANGED}
      else ${toShown(sql`part`)} end)
    from jsonb_each(value) as inside(member, part)
    where part is distinct from ${sql.ref(other)} -> name -> member)`
  const isNamedOnly = NAMED_ONLY.includes(table)
    ? sql`jsonb_typeof(value) in ('object', 'array')`
    : sql`false`
  return sql`(select jsonb_object_agg(name, case
      when ${isNamedOnly} then ${CHANGED}
      when jsonb_typeof(value) = 'object' then coalesce(${members}, '{}')
      else ${toShown(sql`value`)} end)
    from jsonb_each(${sql.ref(row)}) as field(name, value)
    where value is distinct from ${sql.ref(other)} -> name and name !~ ${HIDDEN})`
}
