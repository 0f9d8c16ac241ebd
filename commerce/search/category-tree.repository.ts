import type { Db } from '../db/client'
import type { SearchCategory } from './category-tree.rules'

export async function selectSearchCategories(db: Db, catalogId: string): Promise<SearchCategory[]> {
  return db
    .selectFrom('category')
    .select([
      'id',
      'parent_id as parentId',
      'name',
      'online',
      'online_from as onlineFrom',
      'online_to as onlineTo',
      'localized',
      'refinements',
      'sorting',
    ])
    .where('catalog_id', '=', catalogId)
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .execute()
}
