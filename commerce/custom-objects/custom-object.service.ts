import type { Db } from '../db/client'
import type { CustomAttributes } from './custom-objects.tables'

export interface CustomObject {
  id: string
  attributes: CustomAttributes
}

export interface CustomObjectService {
  listObjects(siteId: string, typeId: string): Promise<CustomObject[]>
}

export function createCustomObjectService(db: Db): CustomObjectService {
  return {
    listObjects: (siteId, typeId) =>
      db
        .selectFrom('custom_object')
        .select(['object_id as id', 'attributes'])
        .where('site_id', '=', siteId)
        .where('type_id', '=', typeId)
        .orderBy('object_id')
        .execute(),
  }
}
