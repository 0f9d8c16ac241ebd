import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../audit/record-change'
import type { Trx } from '../db/client'

/** Who imports, and the import's number, for the log of changes. */
export interface ImportAuthor {
  by: Actor
  importId: string
}

/** Objects of one kind that are logged one by one. */
const MAX_OBJECTS = 2_000
/** Further changes in one entry. */
const BATCH = 500
/** Larger tables are remembered without their old values, unless their rows are small. */
const MAX_ROWS = 50_000
const SMALL_ROWS = ['price', 'category_product', 'customer_group_member']
const MAX_VALUE_LENGTH = 300
/** Tables whose objects and lists may hold secrets: they are named as changed. */
const NAMED_ONLY = ['site', 'customer', 'order_header', 'product_list']
/** Columns that are never logged: secrets, codes as good as money, and derived data. */
const HIDDEN = '(password|secret|token|hash|salt|search|view_code|_at$)|^(codes?|cvn)$'

const TO_IMPORT = ['import', undefined] as const

/** Kind, table, key, and the subject of the log; kinds without a page are logged with the import. */
const LOGGED = [
  ['products', 'product', 'id', 'product', 'id'],
  [
    'prices',
    'price',
    'price_book_id, product_id, min_quantity, online_from',
    'product',
    'product_id',
  ],
  ['categories', 'category', 'catalog_id, id', ...TO_IMPORT],
  ['shops', 'store', 'id', 'shop', 'id'],
  ['sites and their preferences', 'site', 'id', ...TO_IMPORT],
  ['shipping methods', 'shipping_method', 'site_id, id', ...TO_IMPORT],
  ['payment methods', 'payment_method', 'site_id, id', ...TO_IMPORT],
  ['tax rates', 'tax_rate', 'site_id, country_code, state_code, tax_class_id', ...TO_IMPORT],
  ['customer groups', 'customer_group', 'site_id, id', ...TO_IMPORT],
  ['promotions', 'promotion', 'site_id, id', ...TO_IMPORT],
  ['coupons', 'coupon', 'site_id, id', 'coupon', `site_id || '/' || id`],
  ['source code groups', 'source_code_group', 'site_id, id', ...TO_IMPORT],
  ['content assets', 'content_asset', 'library_id, id', ...TO_IMPORT],
  ['redirects', 'redirect_url', 'site_id, uri', ...TO_IMPORT],
  ['gift cards', 'gift_certificate', 'id', 'gift-card', 'id::text'],
  ['custom objects', 'custom_object', 'site_id, type_id, object_id', ...TO_IMPORT],
  [
    'products in categories',
    'category_product',
    'catalog_id, category_id, product_id',
    ...TO_IMPORT,
  ],
  ['price books', 'price_book', 'id', ...TO_IMPORT],
  ['price book assignments', 'price_book_assignment', 'site_id, id', ...TO_IMPORT],
  ['coupon codes', 'coupon_code', 'site_id, coupon_id', ...TO_IMPORT],
  ['sorting rules', 'sorting_rule', 'site_id, id', ...TO_IMPORT],
  ['search settings', 'search_setting', 'site_id', ...TO_IMPORT],
  ['content folders', 'content_folder', 'library_id, id', ...TO_IMPORT],
  [
    'content slots',
    'content_slot',
    'site_id, slot_id, context, context_id, configuration_id',
    ...TO_IMPORT,
  ],
  ['product options', 'product_option', 'catalog_id, id', ...TO_IMPORT],
  ['attribute definitions', 'attribute_definition', 'object_type, id', ...TO_IMPORT],
  [
    'members of customer groups',
    'customer_group_member',
    'site_id, group_id, customer_no',
    ...TO_IMPORT,
  ],
  ['product lists', 'product_list', 'id', ...TO_IMPORT],
  ['customers', 'customer', 'id', 'customer', 'customer_no'],
  ['orders', 'order_header', 'order_no', 'order', 'order_no'],
] as const

type Logged = (typeof LOGGED)[number]

/** Codes are not logged; a coupon's codes are logged as a number. */
const ROWS: Readonly<Record<string, RawBuilder<unknown>>> = {
  coupon_code: sql`(select site_id, coupon_id, count(*) as number,
    md5(string_agg(code, ' ' order by code)) as codes_hash
    from coupon_code group by site_id, coupon_id)`,
}

const memoryOf = (table: string) => sql.table(`logged_${table}`)

function rowsOf([, table, key, , subject]: Logged, isWhole: boolean) {
  const rowOf = sql`jsonb_strip_nulls(to_jsonb(watched))`
  return sql`select concat_ws('/', ${sql.raw(key)}) as key,
      ${subject === undefined ? sql`null::text` : sql.raw(subject)} as subject,
      md5((to_jsonb(watched) - '{changed_at,updated_at}'::text[])::text) as content,
      ${isWhole ? rowOf : sql`null::jsonb`} as row
    from ${ROWS[table] ?? sql.table(table)} as watched`
}

/** Keeps the current rows until the transaction ends. */
export async function rememberObjects(trx: Trx): Promise<void> {
  for (const logged of LOGGED) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from (
      select from ${sql.table(logged[1])} limit ${MAX_ROWS + 1}) as counted`.execute(trx)
    const isSmall = SMALL_ROWS.includes(logged[1])
    const isWhole = isSmall || (rows[0]?.count ?? 0) <= MAX_ROWS
    await sql`create temporary table ${memoryOf(logged[1])} on commit drop
      as ${rowsOf(logged, isWhole)}`.execute(trx)
  }
}

/** Writes an entry for each object that differs from what was remembered, with old and new values. */
export async function logObjects(trx: Trx, author: ImportAuthor, at: Date): Promise<void> {
  for (const logged of LOGGED) await logKind(trx, logged, author, at)
}

async function logKind(
  trx: Trx,
  logged: Logged,
  { by, importId }: ImportAuthor,
  at: Date,
): Promise<void> {
  const [what, table, , type] = logged
  const facts = sql`jsonb_build_object('data', ${what}::text, 'import', ${importId}::text)`
  const object = type === 'gift-card' ? sql`'{}'::jsonb` : sql`jsonb_build_object('object', key)`
  await sql`with change as (
      select key, coalesce(now.subject, before.subject, ${importId}::text) as subject,
        row_number() over (order by key) as place,
        case when before.key is null then 'added by import'
          when now.key is null then 'removed by import' else 'changed by import' end as action,
        ${sideOf('before', 'now', table)} as old,
        coalesce(${sideOf('now', 'before', table)}, '{}'::jsonb) as new
      from ${memoryOf(table)} as before
      full join (${rowsOf(logged, true)}) as now using (key)
      where before.content is distinct from now.content
    ), entry as (
      select action, ${type}::text as type, subject, old, new || ${facts} || ${object} as new, place
      from change where place <= ${MAX_OBJECTS}
      union all
      select action, 'import', ${importId}::text, jsonb_object_agg(key, old),
        ${facts} || jsonb_build_object('number', count(*), 'objects', jsonb_object_agg(key, new)),
        min(place)
      from change where place > ${MAX_OBJECTS}
      group by action, place / ${BATCH}::int
    )
    insert into audit_entry (at, operator_email, operator_name, action, subject_type,
      subject_id, before, after, request_id)
    select ${at}, ${by.email ?? null}, ${by.name}, action, type, subject, old, new, ${by.requestId}
    from entry order by place`.execute(trx)
}

/** Leaves out passwords: attributes of that type, and their default. */
const toPublic = sql`value - (select coalesce(array_agg(id), '{}') from attribute_definition
    where definition ->> 'valueType' = 'password')
  - (case when value ->> 'valueType' = 'password' then 'defaultValue' else '' end)`

const cut = (
  value: RawBuilder<unknown>,
) => sql`(case when length((${value})::text) > ${MAX_VALUE_LENGTH}
  then to_jsonb(left((${value})::text, ${MAX_VALUE_LENGTH}) || '…') else ${value} end)`

/** The values of one side that the other has not; long ones are cut, a site's settings only named. */
function sideOf(side: 'before' | 'now', other: 'before' | 'now', table: string) {
  const [row, opposite] = [sql.ref(`${side}.row`), sql.ref(`${other}.row`)]
  const isNamedOnly = NAMED_ONLY.includes(table)
    ? sql`jsonb_typeof(value) in ('object', 'array')`
    : sql`false`
  return sql`(select jsonb_object_agg(name, case
      when ${isNamedOnly} then '"(changed)"'::jsonb
      when jsonb_typeof(value) = 'object' then ${cut(toPublic)}
      else ${cut(sql`value`)} end)
    from jsonb_each(${row}) as field(name, value)
    where value is distinct from ${opposite} -> name and name !~ ${HIDDEN})`
}
