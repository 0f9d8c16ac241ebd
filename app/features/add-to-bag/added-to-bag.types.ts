import type { MixLine } from '@/rules/custom-mix'
import type { FulfillmentOption } from '@/rules/fulfillment'

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
