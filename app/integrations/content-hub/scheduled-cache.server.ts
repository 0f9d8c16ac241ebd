import { LastGoodCache, type Ask, type LastGoodCacheOptions } from '@/lib/last-good-cache.server'
import { isStaged } from './content-stage.server'

/** Caches content of the hub. In preview, every call sends a request. */
export class ScheduledCache<Value> extends LastGoodCache<Value> {
  constructor(options: Omit<LastGoodCacheOptions<Value>, 'subject'>) {
    super({ ...options, subject: 'content' })
  }

  override async get(key: string, ask: Ask<Value>): Promise<Value> {
    return isStaged() ? (await ask()).value : super.get(key, ask)
  }
}
