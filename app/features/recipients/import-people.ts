import type { MessageDescriptor } from 'react-intl'
import { toCountryCode, toLetters } from '@rules/country-code'
import { withHomeCountry } from '@rules/home-country'
import { postalCodeCountry } from '@rules/postal-code'
import { findRegion } from '@rules/regions'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { MAX_LINE_QUANTITY, parseQuantity } from '@/rules/bag-quantity'
import { isDay } from '@rules/day-texts'
import { recipientKey } from '@/rules/recipient-key'
import { ruleMessages } from '@/forms/forms.messages'
import { addressRule, recipientRule, type AddressOutput } from '@/forms/rules/address'
import { giftMessageRule } from '@/forms/rules/printed-text'
import { isRuleKey } from '@/forms/rules/rule-key'
import { IMPORT_COLUMNS, listRequiredColumns, type ImportColumn } from './import-columns'
import { MAX_LINES, type ImportLine, type ImportTable } from './import-file'
import { importMessages as messages } from './import-recipients.messages'

/** An error in a list and its location. Without a line, it concerns the whole list. */
export interface ImportProblem {
  line?: number
  column?: ImportColumn
  /** The cell's text. */
  value?: string
  message: MessageDescriptor
  values?: Record<string, string | number>
}

/** A recipient in the list. If several lines contain the same one, the items are combined. */
export interface ImportedPerson {
  lines: number[]
  address: AddressOutput
  giftMessage: string
  /** `YYYY-MM-DD`; an empty string means as soon as possible. */
  day: string
  items: { productId: string; quantity: number; line: number }[]
}

interface ImportRules {
  hasCanada: boolean
  isPhoneRequired: boolean
  /** Of the printer of gift messages. */
  characterSet?: string
  /** `YYYY-MM-DD` */
  today: string
}

/**
 * Returns the people in a list, validated by the rules of the address form, and all errors in the
 * list.
 */
export function readPeople(table: ImportTable, rules: ImportRules) {
  const problems = listTableProblems(table, rules)
  const people = new Map<string, ImportedPerson>()
  for (const line of problems.length > 0 ? [] : table.lines) {
    const { person, problems: some } = readLine(line, rules)
    problems.push(...some)
    if (!person) continue
    const key = [recipientKey(person.address), person.giftMessage, person.day].join('|')
    const known = people.get(key)
    if (!known) people.set(key, person)
    else people.set(key, join(known, person))
  }
  return { people: [...people.values()], problems }
}

function join(known: ImportedPerson, { lines, items }: ImportedPerson): ImportedPerson {
  return { ...known, lines: [...known.lines, ...lines], items: [...known.items, ...items] }
}

function listTableProblems(
  { lines, columns, repeated }: ImportTable,
  { isPhoneRequired }: ImportRules,
): ImportProblem[] {
  if (columns.size === 0) return [{ message: messages.noColumns }]
  const missing = listRequiredColumns(isPhoneRequired).filter((column) => !columns.has(column))
  const problems: ImportProblem[] = [
    ...missing.map((column) => ({ line: 1, column, message: messages.missingColumn })),
    ...repeated.map((column) => ({ line: 1, column, message: messages.repeatedColumn })),
  ]
  if (lines.length === 0) problems.push({ message: messages.nobody })
  if (lines.length > MAX_LINES) {
    problems.push({ message: messages.tooLong, values: { limit: MAX_LINES } })
  }
  return problems
}

function readLine(line: ImportLine, rules: ImportRules) {
  const { number, values } = line
  const problems: ImportProblem[] = []
  const refuse = (
    column: ImportColumn | undefined,
    message: MessageDescriptor,
    more?: ImportProblem['values'],
  ) =>
    problems.push({ line: number, column, value: column && values[column], message, values: more })

  if (line.isBroken || line.hasTooMany) {
    refuse(undefined, line.isBroken ? messages.openQuote : messages.tooManyCells)
    return { problems }
  }
  const rule = rules.isPhoneRequired ? addressRule : recipientRule
  const parsed = rule.safeParse(toAddress(values, rules))
  const refused = new Set<unknown>()
  for (const { path, message } of parsed.error?.issues ?? []) {
    const column = IMPORT_COLUMNS.find((one) => one === path[0])
    if (refused.has(path[0])) continue
    refused.add(path[0])
    refuse(column, isRuleKey(message) ? ruleMessages[message] : ruleMessages.invalid)
  }
  const gift = giftMessageRule(rules.characterSet).safeParse(values.giftMessage ?? '')
  if (!gift.success) {
    const isLong = gift.error.issues.some(({ message }) => message === 'invalid')
    refuse('giftMessage', isLong ? messages.longMessage : ruleMessages.giftMessage)
  }
  const day = toDay(values.dateWanted ?? '')
  if (day === undefined) refuse('dateWanted', messages.noDay)
  else if (day !== '' && day < rules.today) refuse('dateWanted', messages.pastDay)
  const { items, problem } = toItems(values)
  if (problem) refuse(problem.column, problem.message, problem.values)
  if (problems.length > 0 || !parsed.data) return { problems }
  const person: ImportedPerson = {
    lines: [number],
    address: parsed.data,
    giftMessage: gift.data ?? '',
    day: day ?? '',
    items: items.map((item) => ({ ...item, line: number })),
  }
  return { person, problems }
}

/**
 * Converts the values to those of the address form: codes instead of names, and the country from
 * the postal code if it is empty.
 */
function toAddress(values: ImportLine['values'], { hasCanada }: ImportRules) {
  const { countryCode = '', postalCode = '', stateCode = '', phone = '' } = values
  const named =
    toLetters(countryCode) === ''
      ? (postalCodeCountry(postalCode) ?? 'US')
      : toCountryCode(countryCode)
  const { countryCode: country, stateCode: state } = withHomeCountry({
    countryCode: named,
    stateCode,
  })
  return {
    ...values,
    phone,
    countryCode: country === 'CA' && !hasCanada ? '' : country,
    stateCode: findRegion(country, state)?.code ?? state,
    postalCode: restoreZip(postalCode, country),
  }
}

/** Restores leading zeros, which spreadsheets remove because they treat `02134` as a number. */
function restoreZip(postalCode: string, country: string | undefined): string {
  return country === 'US' && /^\d{3,4}$/.test(postalCode) ? postalCode.padStart(5, '0') : postalCode
}

/**
 * Converts `2026-12-04` or `12/4/2026` to `YYYY-MM-DD`; returns '' for an empty text, undefined for
 * an invalid day.
 */
function toDay(text: string): string | undefined {
  if (text === '') return ''
  const day = text.replace(
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
    (_all, month: string, date: string, year: string) =>
      [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'),
  )
  return isDay(day) ? day : undefined
}

function toItems({ productId = '', quantity = '' }: ImportLine['values']): {
  items: { productId: string; quantity: number }[]
  problem?: Pick<ImportProblem, 'message' | 'values'> & { column: ImportColumn }
} {
  if (productId === '' && quantity === '') return { items: [] }
  if (productId === '') {
    return { items: [], problem: { column: 'productId', message: messages.productMissing } }
  }
  const pieces = quantity === '' ? 1 : parseQuantity(quantity)
  if (!pieces || pieces > MAX_LINE_QUANTITY) {
    const values = { most: MAX_LINE_QUANTITY }
    return { items: [], problem: { column: 'quantity', message: messages.noQuantity, values } }
  }
  return { items: [{ productId, quantity: pieces }] }
}

/**
 * Returns errors for products that are not available in the total quantity of the list, at the
 * first line of each product.
 */
export function listProductProblems(
  people: readonly ImportedPerson[],
  products: Readonly<Record<string, LineProduct>>,
): ImportProblem[] {
  const wanted = new Map<string, { line: number; quantity: number }>()
  for (const { productId, quantity, line } of people.flatMap(({ items }) => items)) {
    const before = wanted.get(productId)
    wanted.set(productId, {
      line: before?.line ?? line,
      quantity: (before?.quantity ?? 0) + quantity,
    })
  }
  return [...wanted].flatMap(([productId, { line, quantity }]): ImportProblem[] => {
    const at = { line, column: 'productId', value: productId } as const
    const product = products[productId]
    if (!product) return [{ ...at, message: messages.unknownProduct }]
    const most = Math.min(product.ats, product.quantityLimit ?? Infinity)
    if (quantity <= most) return []
    const values = { name: product.name, most, wanted: quantity }
    return [{ ...at, message: most > 0 ? messages.tooMany : messages.soldOut, values }]
  })
}
