import type { WriteContext } from '../import-context'

export async function nextPosition(
  { trx, mode }: WriteContext,
  table: 'payment_method' | 'shipping_method',
  siteId: string,
): Promise<number> {
  if (mode === 'replace') return 0
  const { last } = await trx
    .selectFrom(table)
    .select((eb) => eb.fn.max<number | null>('position').as('last'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}
