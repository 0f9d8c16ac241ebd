import { addCount, type WriteContext } from '../import-context'
import type { SiteContent } from '../archive'
import { insertInChunks } from './insert-in-chunks'

/** Replaces the configurations of a site's slots. */
export async function writeSlots(context: WriteContext, site: SiteContent): Promise<void> {
  const { trx } = context
  if (!site.slots) return
  await trx.deleteFrom('content_slot').where('site_id', '=', site.id).execute()
  const rows = new Map(
    site.slots.map(({ slotId, definition }) => {
      const { context, contextId = '', configurationId } = definition
      const row = {
        site_id: site.id,
        slot_id: slotId,
        context,
        context_id: contextId,
        configuration_id: configurationId,
        definition: JSON.stringify(definition),
      }
      return [JSON.stringify([slotId, context, contextId, configurationId]), row] as const
    }),
  )
  addCount(context, 'slots', rows.size)
  await insertInChunks([...rows.values()], (chunk) =>
    trx.insertInto('content_slot').values(chunk).execute(),
  )
}
