import type { ShopperExperienceTypes } from 'commerce-sdk-isomorphic'
import { pickText, type Locale } from '../sites/locale'
import { toTypeId } from './asset.rules'
import { toContent, toTexts, type Content } from './library.mapper'
import type { StoredAsset, StoredSlot } from './library.repository'

type Page = ShopperExperienceTypes.Page
type Region = ShopperExperienceTypes.Region
type Component = ShopperExperienceTypes.Component

const DEEPEST = 8

export interface PageView {
  locale: Locale
  /** The visible assets to which pages and components link. */
  assets: ReadonlyMap<string, StoredAsset>
}

export function toPage(asset: StoredAsset, view: PageView): Page {
  return {
    id: asset.id,
    typeId: toTypeId(asset),
    ...(asset.aspectType !== undefined && { aspectTypeId: asset.aspectType }),
    ...toTexts(asset, view.locale),
    ...toData(asset),
    visible: true,
    localized: isLocalized(asset, view.locale),
    regions: toRegions(asset, view, 0),
  }
}

export function toComponent(asset: StoredAsset, view: PageView, depth = 0): Component {
  const { name } = toTexts(asset, view.locale)
  return {
    id: asset.id,
    typeId: toTypeId(asset),
    ...(typeof name === 'string' && { name }),
    fragment: false,
    embedded: false,
    ...toData(asset),
    localized: isLocalized(asset, view.locale),
    visible: true,
    ...(depth < DEEPEST && { regions: toRegions(asset, view, depth) }),
  }
}

/** The last part of a link's type is its region, e.g. `storePage.main`. */
function toRegions({ links = [] }: StoredAsset, view: PageView, depth: number): Region[] {
  const regions = new Map<string, Component[]>()
  for (const { type, contentId } of [...links].sort((a, b) => a.position - b.position)) {
    const id = type.split('.').at(-1) ?? type
    const components = regions.get(id) ?? []
    const linked = view.assets.get(contentId)
    if (linked) components.push(toComponent(linked, view, depth + 1))
    regions.set(id, components)
  }
  return [...regions].map(([id, components]) => ({ id, components }))
}

function toData({ data }: StoredAsset) {
  return data && Object.keys(data).length > 0 ? { data } : {}
}

function isLocalized({ localized }: StoredAsset, locale: Locale): boolean {
  return locale.chain.some((key) => localized[key] !== undefined)
}

export function toSlotPage(id: string, slots: readonly StoredSlot[], view: PageView): Page {
  const regions = slots.map((slot) => ({
    id: slot.slotId,
    components: [toSlotComponent(slot, view)],
  }))
  return { id, typeId: `slots.${slots[0]?.context ?? 'global'}`, visible: true, regions }
}

/**
 * Converts a slot configuration to a component. Its content is in the custom attribute `c_content`,
 * because the API documents define no component type for slots.
 */
export function toSlotComponent(slot: StoredSlot, view: PageView): Component {
  const callout = pickText(view.locale, slot.calloutMsg)
  return {
    id: toSlotComponentId(slot),
    typeId: `slot.${slot.content?.type ?? 'empty'}`,
    ...(slot.description !== undefined && { name: slot.description }),
    visible: true,
    ...(slot.template !== undefined && { c_template: slot.template }),
    ...(callout !== undefined && { c_calloutMsg: callout }),
    ...(slot.content && { c_content: toSlotContent(slot.content, view) }),
  }
}

export function toSlotComponentId({ slotId, contextId, configurationId }: StoredSlot): string {
  return [slotId, ...(contextId === '' ? [] : [contextId]), configurationId].join('.')
}

function toSlotContent(content: NonNullable<StoredSlot['content']>, { locale, assets }: PageView) {
  if (content.type === 'html') return { type: content.type, html: pickText(locale, content.html) }
  if (content.type !== 'content-assets') return content
  const contents = content.ids.flatMap((id): Content[] => {
    const asset = assets.get(id)
    return asset ? [toContent(asset, locale)] : []
  })
  return { ...content, contents }
}
