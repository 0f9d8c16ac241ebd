import { findFreePort } from '../../scripts/testing/test-ports'
import { STOREFRONT_BUNDLE } from './bundle-storefront'
import { RaceProcess } from './race-process'

export const PREVIEW_CODE = 'Truffle-Tin-24'

/** A storefront's response: its text, and its page cache status. */
export interface Visit {
  status: number
  cache: string | null
  text: string
  location: string | null
}

interface Engines {
  /** The engine that answers its requests. */
  asks: string
  /** The engine whose changes it follows. */
  hears: string
  /** Key of that engine's change feed, if a proxy is in front of it. */
  key?: string
}

/** A storefront without its screens (`storefront-entry.ts`). */
export class StorefrontProcess extends RaceProcess {
  static async start({ asks, hears, key = '' }: Engines): Promise<StorefrontProcess> {
    const port = await findFreePort()
    const env = {
      PORT: String(port),
      COMMERCE_ORIGIN: asks,
      CHANGE_FEED_ORIGIN: hears,
      CHANGE_FEED_KEY: key,
      PREVIEW_ACCESS_CODE: PREVIEW_CODE,
    }
    const storefront = new StorefrontProcess(STOREFRONT_BUNDLE, env, port)
    await storefront.start()
    return storefront
  }

  visit(path: string): Promise<Visit> {
    return visitPage(this.origin, path)
  }

  /** Sends an access code to the preview. @returns the status: 303, 401 or 429 */
  async enterPreview(code: string): Promise<number> {
    const body = new URLSearchParams({ code, to: '/' })
    const url = `${this.origin}/admin/preview/access`
    return (await fetch(url, { method: 'POST', body, redirect: 'manual' })).status
  }
}

/** @param origin of a storefront, or of an nginx in front of several */
export async function visitPage(origin: string, path: string): Promise<Visit> {
  const response = await fetch(origin + path, { redirect: 'manual' })
  const { status, headers } = response
  const text = /<body>(.*)<\/body>/.exec(await response.text())?.[1] ?? ''
  return { status, cache: headers.get('x-cache'), text, location: headers.get('location') }
}
