import loadable, { type LoadableComponent } from '@loadable/component'
import type { SheetName, SheetPropsByName } from '@/ui/use-sheet'

type SheetRegistry = { [Name in SheetName]: LoadableComponent<SheetPropsByName[Name]> }

/** Every side sheet by name. Its code is loaded when it opens for the first time. */
export const sheetRegistry: SheetRegistry = {
  'add-treats': loadable(() => import('@/features/add-treats/add-treats-sheet')),
  'add-to-shipments': loadable(() => import('@/features/recipients/add-to-shipments-sheet')),
  'import-recipients': loadable(() => import('@/features/recipients/import-recipients-sheet')),
  'known-people': loadable(() => import('@/features/recipients/known-people-sheet')),
  'added-to-bag': loadable(() => import('./added-to-bag')),
  subscribe: loadable(() => import('@/features/email-signup/subscribe-sheet')),
  'find-a-concierge': loadable(() => import('@/features/concierge/concierge-sheet')),
  'digital-catalog': loadable(() => import('@/features/brochures/digital-catalog-sheet')),
  'write-review': loadable(() => import('@/features/reviews/write-review-sheet')),
  'cookie-choices': loadable(() => import('./cookie-choices-sheet')),
  'need-help': loadable(() => import('./need-help-sheet')),
  'pickup-in-shop': loadable(() => import('@/features/shops/pickup/pickup-in-shop-sheet')),
  'piece-details': loadable(() => import('@/features/box-pieces/piece-details-sheet')),
  'pick-item-options': loadable(() => import('@/features/product/pick-options-sheet')),
}
