import { SortingRule } from '../../search/sorting-rule.schemas'
import { textsOf } from '../localized'
import { isPresent, parseRecord, type Reading } from './reading'
import { child, children, descend, numberOf, textOf, type XmlElement } from '../xml-element'

/** Sorting rules by id, and their assignments to categories and to text searches. */
export interface SortContent {
  rules: Map<string, SortingRule>
  categories: { categoryId: string; ruleId: string }[]
  keywordRuleId?: string
}

/** Reads a `sort.xml`: sorting rules, and the options from which shoppers choose. */
export function readSort(reading: Reading, root: XmlElement): SortContent {
  const dynamic = new Map(
    children(root, 'dynamic-attribute').map((element) => [
      element.attributes['dynamic-attribute-id'],
      descend(element, 'weighted-attribute').map((weighted) => ({
        path: textOf(weighted, 'attribute-path'),
        direction: textOf(weighted, 'direction'),
        weight: numberOf(weighted, 'weight'),
        normalization: textOf(weighted, 'default-value'),
      })),
    ]),
  )
  const rules = new Map<string, SortingRule>()
  for (const element of children(root, 'sorting-rule').filter(isNotDeleted)) {
    const id = element.attributes['rule-id'] ?? ''
    const steps = child(element, 'sorting-attributes')?.elements ?? []
    const attributes = steps.flatMap((step): unknown[] =>
      step.name === 'dynamic-attribute'
        ? (dynamic.get(step.attributes['dynamic-attribute-id']) ?? [])
        : [readStep(step)],
    )
    const rule = parseRecord(reading, id, SortingRule, { attributes })
    if (rule) rules.set(id, rule)
  }
  addOptions(reading, root, rules)
  const assigned = children(root, 'sorting-rule-assignment').filter(isNotDeleted)
  const [keyword] = children(root, 'keyword-search-sorting-rule-assignment').filter(
    (element) => isNotDeleted(element) && !element.attributes['keyword-group-id'],
  )
  return {
    rules,
    categories: assigned.map(({ attributes }) => ({
      categoryId: attributes['category-id'] ?? '',
      ruleId: attributes['rule-id'] ?? '',
    })),
    keywordRuleId: keyword?.attributes['rule-id'],
  }
}

// steps without a direction that are sorted in descending order
const BEST_FIRST = new Set(['text-relevance', 'availability-status', 'predictive-sort'])

function readStep(step: XmlElement) {
  return {
    path: textOf(step, 'attribute-path') ?? step.name,
    direction: textOf(step, 'direction') ?? (BEST_FIRST.has(step.name) ? 'descending' : undefined),
  }
}

const isNotDeleted = ({ attributes }: XmlElement) => attributes['mode'] !== 'delete'

/**
 * Adds the sorting options to their rules. A second option of the same rule becomes a rule of its
 * own.
 */
function addOptions(reading: Reading, root: XmlElement, rules: Map<string, SortingRule>): void {
  const options = descend(root, 'sorting-options', 'sorting-option')
  const taken = new Set<string>()
  for (const [position, option] of options.entries()) {
    const optionId = option.attributes['option-id'] ?? ''
    const ruleId = textOf(option, 'rule-id') ?? ''
    const rule = rules.get(ruleId)
    if (!rule) {
      reading.findings.error(reading.file, optionId, 'the sorting rule %s does not exist', ruleId)
      continue
    }
    const key = taken.has(ruleId) ? optionId : ruleId
    taken.add(ruleId)
    rules.set(key, {
      ...rule,
      label: textsOf(option, 'display-name'),
      isOption: true,
      position,
      ...(optionId !== key && { optionId }),
    })
  }
}

/**
 * Merges sorting rules; later parts override earlier ones, so a site's rules override those of the
 * organization.
 */
export function mergeSort(parts: readonly SortContent[]): SortContent | undefined {
  const known = parts.filter(isPresent)
  if (known.length === 0) return undefined
  return {
    rules: new Map(known.flatMap(({ rules }) => [...rules])),
    categories: known.flatMap(({ categories }) => categories),
    keywordRuleId: known
      .map(({ keywordRuleId }) => keywordRuleId)
      .filter(isPresent)
      .at(-1),
  }
}
