import type { Db } from '../db/client'

interface TestItem {
  id: string
  deliveryKey?: string
  body: object
}

/** Publishes new items in the content hub's base, each named after its id. */
export async function seedContentItems(db: Db, items: readonly TestItem[]): Promise<void> {
  const schema = 'https://praline.example/content/content-page'
  for (const { id, deliveryKey = null, body } of items) {
    await db
      .insertInto('content_item')
      .values({ id, delivery_key: deliveryKey, schema, name: id })
      .execute()
    await db
      .insertInto('content_version')
      .values({
        item_id: id,
        version: 1,
        edition_id: 'base',
        body: JSON.stringify(body),
        saved_by: 'test',
        published_at: new Date(),
      })
      .execute()
  }
}
