import { z } from 'zod'
import { LocalizedText } from './localized-text.schemas'

/** One step of a sorting rule; later ones decide where earlier ones see no difference. */
export const SortingAttribute = z.object({
  /**
   * An attribute path of sort.xsd (`product.name`, `product.custom.rating`,
   * `product.activeData.orders`, …) or the name of a special step: `category-position`,
   * `text-relevance`, `price`, `unit-price`, `availability-status`, `explicit-sortings`,
   * `predictive-sort`.
   */
  path: z.string(),
  direction: z.enum(['ascending', 'descending']).default('ascending'),
  /** The steps of a dynamic attribute are one sum of weighted, normalized values. */
  weight: z.number().optional(),
  /** What stands for a missing value in such a sum. */
  normalization: z.enum(['minimum', 'maximum', 'average']).optional(),
})
export type SortingAttribute = z.infer<typeof SortingAttribute>

/** `sorting_rule.definition`: a rule of an archive's sort.xml and the option that offers it. */
export const SortingRule = z.object({
  label: LocalizedText.default({}),
  attributes: z.array(SortingAttribute).default([]),
  /** Whether shoppers may choose it. */
  isOption: z.boolean().default(false),
  /** The id of the option; absent: the rule's own. */
  optionId: z.string().optional(),
  position: z.number().default(0),
})
export type SortingRule = z.infer<typeof SortingRule>
