import type { StoredAsset } from './library.repository'

const PAGE = 'page.'
const COMPONENT = 'component.'

export function isPage({ type }: Pick<StoredAsset, 'type'>): boolean {
  return type?.startsWith(PAGE) ?? false
}

export function isComponent({ type }: Pick<StoredAsset, 'type'>): boolean {
  return type?.startsWith(COMPONENT) ?? false
}

/** Returns the type id: `component.commerce_assets.banner` → `commerce_assets.banner`. */
export function toTypeId({ type = '' }: Pick<StoredAsset, 'type'>): string {
  return type.replace(/^(page|component)\./, '')
}

export function isVisible(asset: StoredAsset, siteId: string, at: Date): boolean {
  const own = asset.siteSpecific?.[siteId]?.['online']
  const online = typeof own === 'boolean' ? own : asset.online
  if (!online) return false
  if (asset.onlineFrom !== undefined && Date.parse(asset.onlineFrom) > at.getTime()) return false
  return asset.onlineTo === undefined || Date.parse(asset.onlineTo) > at.getTime()
}
