import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/client'
import type { Listen } from '../db/listen'
import { clearCache, setDeaf } from '../db/cache'
import { parseShopChange } from './shop-change'
import type { ShopChangeFeed } from './shop-change-feed'

/** The channel on which the database announces changes (migration 400). */
const CHANNEL = 'shop_changes'
/** The engine waits at most this long at its start, because it can run without notifications. */
const LIVE_WITHIN_MS = 2_000

interface Following {
  db: Db
  feed: ShopChangeFeed
  listen: Listen
}

export function followShopChanges(app: FastifyInstance, { db, feed, listen }: Following): void {
  let stop: (() => Promise<void>) | undefined
  app.addHook('onListen', async () => {
    let begin = () => {}
    const live = new Promise<void>((resolve) => (begin = resolve))
    stop = listen(CHANNEL, {
      onNotice(payload) {
        clearCache(db)
        feed.announce(parseShopChange(payload))
      },
      onLive() {
        setDeaf(db, false)
        clearCache(db)
        feed.announceEverything()
        begin()
      },
      onLost() {
        app.log.warn('the database cannot tell what changes: nothing is remembered until it can')
        setDeaf(db, true)
        clearCache(db)
      },
    })
    const timer = setTimeout(begin, LIVE_WITHIN_MS)
    await live
    clearTimeout(timer)
  })
  app.addHook('onClose', async () => stop?.())
}
