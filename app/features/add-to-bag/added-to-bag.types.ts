import type { MixLine } from '@/domain/custom-mix'
import type { FulfillmentOption } from '@/domain/fulfillment'

/** A product that was just added, with the id of the variant. */
export interface AddedItem extends MixLine {
  productId: string
  quantity: number
  fulfillmentOption?: FulfillmentOption
}

declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'added-to-bag': { items: AddedItem[] }
  }
}
