import type { Db } from '../db/client'
import type { Category } from './category.rules'

/** All categories of a catalogue, in the order in which siblings are shown. */
export async function selectCategories(db: Db, catalogId: string): Promise<Category[]> {
  return db
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
      'custom',
    ])
    .where('catalog_id', '=', catalogId)
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .execute()
}
