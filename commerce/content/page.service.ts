import type { ShopperExperienceTypes } from 'commerce-sdk-isomorphic'
import type { Db } from '../db/client'
import type { Locale } from '../sites/locale'
import type { PricingContext } from '../pricing/pricing-context'
import type { Site } from '../sites/site.service'
import { isComponent, isPage, isVisible } from './asset.rules'
import {
  selectAspectPages,
  selectAssets,
  selectSlots,
  type StoredAsset,
  type StoredSlot,
} from './library.repository'
import { toLibraryId } from './library.service'
import {
  toComponent,
  toPage,
  toSlotComponent,
  toSlotComponentId,
  toSlotPage,
  type PageView,
} from './page.mapper'
import { chooseConfigurations } from './slot.rules'

type Page = ShopperExperienceTypes.Page
type Component = ShopperExperienceTypes.Component

const DEEPEST = 8
/** The id of the page that contains the site's global slots. */
const SLOTS_PAGE = 'slots'
/** The aspect type of the page that contains a category's slots. */
const CATEGORY_SLOTS_ASPECT = 'plp'

export interface PageAssignment {
  aspectTypeId: string
  objectType: 'category' | 'product'
  objectId: string
}

export interface PageContext {
  locale: Locale
  pricingContext: PricingContext
}

export interface PageService {
  getPage(site: Site, id: string, context: PageContext): Promise<Page | undefined>
  getComponent(site: Site, id: string, context: PageContext): Promise<Component | undefined>
  /** Returns at most one page; undefined if the site has no such aspect type. */
  getPages(
    site: Site,
    assignment: PageAssignment,
    context: PageContext,
  ): Promise<Page[] | undefined>
}

export function createPageService(db: Db): PageService {
  async function toView(
    site: Site,
    roots: readonly string[],
    { locale, pricingContext }: PageContext,
  ): Promise<PageView> {
    const assets = new Map<string, StoredAsset>()
    let wanted = [...new Set(roots)]
    for (let level = 0; wanted.length > 0 && level < DEEPEST; level += 1) {
      const found = await selectAssets(db, toLibraryId(site), wanted)
      for (const asset of found) {
        if (isVisible(asset, site.id, pricingContext.at)) assets.set(asset.id, asset)
      }
      wanted = found.flatMap(linkedIds).filter((id) => !assets.has(id))
    }
    return { locale, assets }
  }

  async function toSlots(
    site: Site,
    context: PageContext,
    isWanted: (slot: StoredSlot) => boolean,
  ) {
    const slots = (await selectSlots(db, site.id)).filter(isWanted)
    const chosen = chooseConfigurations(slots, context.pricingContext)
    return { chosen, view: await toView(site, chosen.flatMap(assetIds), context) }
  }

  async function getSlotPage(
    site: Site,
    id: string,
    context: PageContext,
    isWanted: (slot: StoredSlot) => boolean,
  ) {
    const { chosen, view } = await toSlots(site, context, isWanted)
    return chosen.length > 0 ? toSlotPage(id, chosen, view) : undefined
  }

  async function getAsset(site: Site, id: string, { pricingContext }: PageContext) {
    const [asset] = await selectAssets(db, toLibraryId(site), [id])
    return asset && isVisible(asset, site.id, pricingContext.at) ? asset : undefined
  }

  return {
    async getPage(site, id, context) {
      const asset = await getAsset(site, id, context)
      if (asset && isPage(asset)) {
        return toPage(asset, await toView(site, linkedIds(asset), context))
      }
      const isWanted = slotsOfPage(id)
      return isWanted && getSlotPage(site, id, context, isWanted)
    },
    async getComponent(site, id, context) {
      const asset = await getAsset(site, id, context)
      if (asset && isComponent(asset)) {
        return toComponent(asset, await toView(site, linkedIds(asset), context))
      }
      const isWanted = (slot: StoredSlot) => toSlotComponentId(slot) === id
      const { chosen, view } = await toSlots(site, context, isWanted)
      return chosen[0] && toSlotComponent(chosen[0], view)
    },
    async getPages(site, { aspectTypeId, objectType, objectId }, context) {
      const pages = await selectAspectPages(db, toLibraryId(site), aspectTypeId)
      const page = pages.find(
        (asset) =>
          isVisible(asset, site.id, context.pricingContext.at) &&
          asset.assignments?.some(
            (one) => one.objectType === objectType && one.objectId === objectId,
          ),
      )
      if (page) return [toPage(page, await toView(site, linkedIds(page), context))]
      if (aspectTypeId !== CATEGORY_SLOTS_ASPECT) return pages.length > 0 ? [] : undefined
      if (objectType !== 'category') return []
      const id = `${SLOTS_PAGE}.category.${objectId}`
      const isWanted = slotsOfPage(id) ?? (() => false)
      const slots = await getSlotPage(site, id, context, isWanted)
      return slots ? [slots] : []
    },
  }
}

/**
 * Returns the filter for the slots of a page: `slots`, `slots.category.bars` or
 * `slots.folder.help`; undefined for other pages.
 */
function slotsOfPage(pageId: string): ((slot: StoredSlot) => boolean) | undefined {
  if (pageId === SLOTS_PAGE) return ({ context }) => context === 'global'
  const [, context, contextId] = /^slots\.(category|folder)\.(.+)$/.exec(pageId) ?? []
  if (context === undefined) return undefined
  return (slot) => slot.context === context && slot.contextId === contextId
}

function linkedIds({ links = [] }: StoredAsset): string[] {
  return links.map(({ contentId }) => contentId)
}

function assetIds({ content }: StoredSlot): string[] {
  return content?.type === 'content-assets' ? content.ids : []
}
