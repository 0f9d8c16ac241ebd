import type { MixLine } from '@/domain/custom-mix'
import type { FulfillmentOption } from '@/domain/fulfillment'

/** What was just added, by the id that is sold. */
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
