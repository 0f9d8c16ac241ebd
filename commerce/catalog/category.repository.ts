import type { Db, Trx } from '../db/client'
import type { Category } from './category.rules'
import { isOnline } from './product.rules'

export async function selectCategories(
  db: Db | Trx,
  catalogId: string,
  at: Date,
): Promise<Category[]> {
  const rows = await db
    .selectFrom('category')
    .select([
      'id',
      'parent_id as parentId',
      'name',
      'description',
      'page_title as pageTitle',
      'page_description as pageDescription',
      'page_keywords as pageKeywords',
      'image',
      'thumbnail',
      'online',
      'online_from as onlineFrom',
      'online_to as onlineTo',
      'custom',
      'localized',
    ])
    .where('catalog_id', '=', catalogId)
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ onlineFrom, onlineTo, ...row }) => ({
    ...row,
    online: isOnline({ online: row.online, onlineFrom, onlineTo }, at),
  }))
}
