import { SortingRule } from '../../search/sorting-rule.schemas'
import { textsOf } from '../localized'
import { part } from '../record-fields'
import { readRecord, type Named } from './read-record'
import { isGone, readEach, type Entry, type Reading } from './parse-records'
import {
  child,
  children,
  descend,
  numberOf,
  textOf,
  type XmlElement,
} from '../../archives/xml-element'

/** A category's sorting rule, or that of text searches without `categoryId`. */
export interface SortAssignment {
  categoryId?: string
  ruleId: string
  isGone: boolean
}

export interface SortContent {
  rules: Entry<Named<SortingRule>>[]
  assignments: SortAssignment[]
}

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
  const idOf = ({ attributes }: XmlElement) => attributes['rule-id']
  const attributes = part('sorting-attributes', (element) =>
    children(child(element, 'sorting-attributes'), ...STEPS).flatMap((step): unknown[] =>
      step.name === 'dynamic-attribute'
        ? (dynamic.get(step.attributes['dynamic-attribute-id']) ?? [undefined])
        : [readStep(step)],
    ),
  )
  const rules = readEach(reading, children(root, 'sorting-rule'), idOf, (element) =>
    readRecord(reading, element, {
      id: idOf(element),
      schema: SortingRule,
      fields: { attributes },
    }),
  )
  const toAssignment = (element: XmlElement) => ({
    ruleId: idOf(element) ?? '',
    isGone: isGone(reading, element),
  })
  return {
    rules: withOptions(reading, root, rules),
    assignments: [
      ...children(root, 'sorting-rule-assignment').map((element) => ({
        categoryId: element.attributes['category-id'] ?? '',
        ...toAssignment(element),
      })),
      ...children(root, 'keyword-search-sorting-rule-assignment')
        .filter(({ attributes: given }) => !given['keyword-group-id'])
        .map(toAssignment),
    ],
  }
}

const STEPS = [
  ...['category-position', 'text-relevance', 'price', 'unit-price', 'availability-status'],
  ...['explicit-sortings', 'predictive-sort', 'attribute', 'dynamic-attribute'],
]
// steps without a direction that are sorted in descending order
const BEST_FIRST = new Set(['text-relevance', 'availability-status', 'predictive-sort'])

function readStep(step: XmlElement) {
  return {
    path: textOf(step, 'attribute-path') ?? step.name,
    direction: textOf(step, 'direction') ?? (BEST_FIRST.has(step.name) ? 'descending' : undefined),
  }
}

const OPTION = ['label', 'isOption', 'position', 'optionId']

/** A second option of the same rule becomes a rule of its own. */
function withOptions(
  reading: Reading,
  root: XmlElement,
  rules: readonly Entry<Named<SortingRule>>[],
): Entry<Named<SortingRule>>[] {
  const all = new Map(rules.map((rule) => [rule.id, rule]))
  const { findings, file, mode } = reading
  const taken = new Set<string>()
  for (const [position, option] of descend(root, 'sorting-options', 'sorting-option').entries()) {
    const optionId = option.attributes['option-id'] ?? ''
    const ruleId = textOf(option, 'rule-id') ?? ''
    const known = all.get(ruleId)
    if (!known?.record && mode === 'replace') {
      if (!known) findings.error(file, optionId, 'the sorting rule %s does not exist', ruleId)
      continue
    }
    const key = taken.has(ruleId) ? optionId : ruleId
    taken.add(ruleId)
    if (isGone(reading, option)) continue
    const record = known?.record ?? nameNothing(reading, ruleId)
    all.set(key, {
      id: key,
      isGone: false,
      record: {
        ...record,
        label: textsOf(option, 'display-name'),
        isOption: true,
        position,
        ...(optionId !== key && { optionId }),
        naming: { ...record.naming, named: new Set([...record.naming.named, ...OPTION]) },
      },
    })
  }
  return [...all.values()]
}

/** Returns a rule that stands elsewhere, of which only the option is named here. */
function nameNothing({ findings, file }: Reading, ruleId: string): Named<SortingRule> {
  const reportMissing = () =>
    findings.error(file, ruleId, 'the sorting rule %s does not exist', ruleId)
  return {
    ...SortingRule.parse({}),
    naming: { named: new Set(), unread: new Set(), reportMissing },
  }
}

/**
 * Merges sorting rules; later parts override earlier ones, so a site's rules override those of the
 * organization.
 */
export function mergeSort(parts: readonly SortContent[]): SortContent | undefined {
  if (parts.length === 0) return undefined
  const rules = new Map(parts.flatMap((one) => one.rules).map((rule) => [rule.id, rule]))
  return { rules: [...rules.values()], assignments: parts.flatMap((one) => one.assignments) }
}
