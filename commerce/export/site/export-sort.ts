import { SortingRule, type SortingAttribute } from '../../search/sorting-rule.schemas'
import type { ArchiveFile } from '../archive-file'
import { textsByLocale } from '../xml/localized-nodes'
import { group, leaf, node, type XmlNode, type XmlNodes } from '../xml/xml-node'
import { siteFile, type SiteContext } from './site-context'

type Rules = ReadonlyMap<string, SortingRule>

/** Special steps and the direction that they have without naming one. */
const STEPS: Readonly<Record<string, SortingAttribute['direction'] | undefined>> = {
  'category-position': 'ascending',
  'text-relevance': 'descending',
  'availability-status': 'descending',
  'explicit-sortings': 'ascending',
  'predictive-sort': 'descending',
  price: undefined,
  'unit-price': undefined,
}

export async function exportSort(context: SiteContext): Promise<ArchiveFile> {
  const { db, site } = context
  const rows = await db
    .selectFrom('sorting_rule')
    .select(['id', 'definition'])
    .where('site_id', '=', site.id)
    .orderBy('id')
    .execute()
  const rules: Rules = new Map(
    rows.map(({ id, definition }) => [id, SortingRule.parse(definition)]),
  )
  const assigned = await readAssignments(context, rules)
  return siteFile(
    context,
    'sort',
    ['sort', 'sort/2009-05-15'],
    [
      ...[...rules].flatMap(([id, rule]) => dynamicNodes(id, rule)),
      ...[...rules].map(([id, rule]) => ruleNode(id, rule)),
      ...assigned.categories,
      ...optionNodes(rules),
      ...assigned.searches,
    ],
  )
}

async function readAssignments({ db, site }: SiteContext, rules: Rules) {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'sorting'])
    .where('catalog_id', '=', site.catalog_id)
    .orderBy('id')
    .execute()
  // sites that share a catalog share its assignments, but not the rules
  const known = (id: string | undefined) => (id !== undefined && rules.has(id) ? id : undefined)
  const categories = rows.flatMap(({ id, sorting }) => {
    const rule = known(sorting['default'])
    const attributes = { 'category-id': id, 'rule-id': rule }
    return rule === undefined ? [] : [node('sorting-rule-assignment', [], attributes)]
  })
  const [keyword] = rows.flatMap(({ sorting }) => known(sorting['keyword']) ?? [])
  const name = 'keyword-search-sorting-rule-assignment'
  const searches = keyword === undefined ? [] : [node(name, [], { 'rule-id': keyword })]
  return { categories, searches }
}

function groupSteps({ attributes }: SortingRule): SortingAttribute[][] {
  const groups: SortingAttribute[][] = []
  for (const step of attributes) {
    const last = groups.at(-1)
    if (last?.[0]?.weight !== undefined && step.weight !== undefined) last.push(step)
    else groups.push([step])
  }
  return groups
}

const dynamicId = (ruleId: string, index: number) => `${ruleId}-${index + 1}`

function dynamicNodes(id: string, rule: SortingRule): XmlNodes {
  return groupSteps(rule).flatMap((steps, index) => {
    if (steps[0]?.weight === undefined) return []
    const weighted = steps.map(({ path, weight, normalization, direction }) =>
      node('weighted-attribute', [
        leaf('attribute-path', path),
        leaf('weight', weight),
        leaf('default-value', normalization),
        leaf('direction', direction),
      ]),
    )
    return [node('dynamic-attribute', weighted, { 'dynamic-attribute-id': dynamicId(id, index) })]
  })
}

function ruleNode(id: string, rule: SortingRule): XmlNode {
  const steps = groupSteps(rule).flatMap(([first], index): XmlNodes => {
    if (first?.weight !== undefined) {
      return [node('dynamic-attribute', [], { 'dynamic-attribute-id': dynamicId(id, index) })]
    }
    return first ? [stepNode(first)] : []
  })
  return node('sorting-rule', [group('sorting-attributes', steps)], { 'rule-id': id })
}

function stepNode({ path, direction }: SortingAttribute): XmlNode {
  if (!(path in STEPS)) {
    return node('attribute', [leaf('attribute-path', path), leaf('direction', direction)])
  }
  return node(path, [STEPS[path] === direction ? [] : leaf('direction', direction)])
}

function optionNodes(rules: Rules): XmlNodes {
  const options = [...rules]
    .filter(([, { isOption }]) => isOption)
    .sort(([, a], [, b]) => a.position - b.position)
    .map(([id, { optionId = id, label }]) =>
      node('sorting-option', [leaf('rule-id', id), textsByLocale('display-name', label)], {
        'option-id': optionId,
      }),
    )
  return group('sorting-options', options)
}
