import { z } from 'zod'
import { LocalizedText } from './localized-text.schemas'

/** A step of a sorting rule, which orders the products that are equal under the previous steps. */
export const SortingAttribute = z.object({
  /**
   * An attribute path of sort.xsd (`product.name`, `product.custom.rating`,
   * `product.activeData.orders`, …) or the name of a special step: `category-position`,
   * `text-relevance`, `price`, `unit-price`, `availability-status`, `explicit-sortings`,
   * `predictive-sort`.
   */
  path: z.string(),
  direction: z.enum(['ascending', 'descending']).default('ascending'),
  /** Weighted steps form a dynamic attribute: the sum of their normalized values. */
  weight: z.number().optional(),
  /** The value that replaces a missing one in this sum. */
  normalization: z.enum(['minimum', 'maximum', 'average']).optional(),
})
export type SortingAttribute = z.infer<typeof SortingAttribute>

export const SortingRule = z.object({
  label: LocalizedText.default({}),
  attributes: z.array(SortingAttribute).default([]),
  /** Whether shoppers may choose the rule. */
  isOption: z.boolean().default(false),
  /** The id of the sorting option; if absent, that of the rule. */
  optionId: z.string().optional(),
  position: z.number().default(0),
})
export type SortingRule = z.infer<typeof SortingRule>
