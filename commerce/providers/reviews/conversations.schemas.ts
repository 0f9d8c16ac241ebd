import { z } from 'zod'
import type { ReviewCriteria, ReviewOrder } from '../../reviews/review.service'
import { ConversationsError } from './conversations-error'

const MAX_LIMIT = 100
const MAX_OFFSET = 300_000
const MAX_IDS = 100
const RATINGS = [1, 2, 3, 4, 5]
const FILTER = /^(\w{1,40}):(?:(eq|neq|gt|gte|lt|lte):)?(.{1,2000})$/s
const SORT = /^(\w{1,40})(?::(asc|desc))?$/i

/** Parameters by lower-case name; a repeated parameter has several values. */
export type Parameters = ReadonlyMap<string, readonly string[]>

export function readParameters(given: unknown): Parameters {
  const entries = z.record(z.string(), z.unknown()).catch({}).parse(given)
  return new Map(
    Object.entries(entries).map(([name, value]) => [
      name.toLowerCase(),
      (Array.isArray(value) ? value : [value])
        .filter((one) => typeof one === 'string')
        // databases cannot store a null character
        .map((one) => one.replaceAll('\0', ' ')),
    ]),
  )
}

export function first(parameters: Parameters, name: string): string | undefined {
  return parameters.get(name)?.[0]
}

/** The parameters of a list other than its filters. */
export interface ListRequest {
  limit: number
  offset: number
  includes: ReadonlySet<string>
  stats: ReadonlySet<string>
}

export function readList(parameters: Parameters, usualLimit = 10): ListRequest {
  return {
    limit: readNumber(parameters, 'limit', usualLimit, MAX_LIMIT, 'ERROR_PARAM_INVALID_LIMIT'),
    offset: readNumber(parameters, 'offset', 0, MAX_OFFSET, 'ERROR_PARAM_INVALID_OFFSET'),
    includes: readNames(parameters, 'include'),
    stats: readNames(parameters, 'stats'),
  }
}

function readNumber(
  parameters: Parameters,
  name: string,
  usual: number,
  most: number,
  code: string,
): number {
  const given = first(parameters, name)
  if (given === undefined) return usual
  const value = /^\d{1,6}$/.test(given) ? Number(given) : NaN
  if (value <= most) return value
  throw new ConversationsError(code, `${name} must be a number up to ${most}.`)
}

function readNames(parameters: Parameters, name: string): ReadonlySet<string> {
  const given = (parameters.get(name) ?? []).join(',').toLowerCase()
  return new Set(given.split(',').filter((one) => one !== ''))
}

interface Filter {
  attribute: string
  operator: string
  values: string[]
}

/** Parses `Filter=ProductId:eq:310010,310020`; the parameter may be repeated. */
export function readFilters(parameters: Parameters): Filter[] {
  return (parameters.get('filter') ?? []).map((text) => {
    const [, attribute, operator = 'eq', values] = FILTER.exec(text) ?? []
    if (attribute === undefined || values === undefined) throw invalidFilter(text)
    return { attribute: attribute.toLowerCase(), operator, values: values.split(',') }
  })
}

/** Converts filters to criteria for reviews, all of which must match. @throws ConversationsError */
export function toCriteria(filters: readonly Filter[]): ReviewCriteria {
  return filters.reduce<ReviewCriteria>((criteria, filter) => {
    const { attribute, operator, values } = filter
    if (attribute === 'rating') {
      return { ...criteria, ratings: (criteria.ratings ?? RATINGS).filter(matchRating(filter)) }
    }
    if (operator !== 'eq' || values.length > MAX_IDS) throw invalidFilter(attribute)
    switch (attribute) {
      case 'productid':
        return { ...criteria, productIds: intersect(criteria.productIds, values) }
      case 'id':
        return { ...criteria, ids: intersect(criteria.ids, values) }
      case 'isrecommended':
        return { ...criteria, isRecommended: readFlag(filter) }
      case 'isratingsonly':
        return { ...criteria, isRatingsOnly: readFlag(filter) }
      case 'isfeatured':
        return { ...criteria, isFeatured: readFlag(filter) }
      case 'contentlocale':
        return criteria
    }
    throw invalidFilter(attribute)
  }, {})
}

function intersect(known: readonly string[] | undefined, values: readonly string[]) {
  return known ? known.filter((id) => values.includes(id)) : values
}

function matchRating({ attribute, operator, values }: Filter): (rating: number) => boolean {
  const numbers = values.map(Number)
  const [bound = NaN] = numbers
  if (numbers.some(Number.isNaN)) throw invalidFilter(attribute)
  switch (operator) {
    case 'neq':
      return (rating) => !numbers.includes(rating)
    case 'gt':
      return (rating) => rating > bound
    case 'gte':
      return (rating) => rating >= bound
    case 'lt':
      return (rating) => rating < bound
    case 'lte':
      return (rating) => rating <= bound
  }
  return (rating) => numbers.includes(rating)
}

function readFlag({ attribute, values: [value] }: Filter): boolean {
  if (value === 'true' || value === 'false') return value === 'true'
  throw invalidFilter(attribute)
}

function invalidFilter(what: string): ConversationsError {
  return new ConversationsError(
    'ERROR_PARAM_INVALID_FILTER_ATTRIBUTE',
    `The filter ${what.slice(0, 60)} is not supported.`,
  )
}

const SORTABLE: Readonly<Record<string, ReviewOrder['by']>> = {
  submissiontime: 'submissiontime',
  rating: 'rating',
  helpfulness: 'helpfulness',
  isfeatured: 'isfeatured',
  totalfeedbackcount: 'totalfeedbackcount',
  totalpositivefeedbackcount: 'totalpositivefeedbackcount',
  totalnegativefeedbackcount: 'totalnegativefeedbackcount',
}

/** Parses `Sort=Rating:desc,SubmissionTime:desc`. */
export function readOrders(parameters: Parameters): ReviewOrder[] {
  const asked = (parameters.get('sort') ?? []).join(',').split(',')
  return asked
    .filter((one) => one !== '')
    .slice(0, 5)
    .map((text) => {
      const [, name = '', direction = 'asc'] = SORT.exec(text) ?? []
      const by = Object.hasOwn(SORTABLE, name.toLowerCase())
        ? SORTABLE[name.toLowerCase()]
        : undefined
      if (by) return { by, isDescending: direction.toLowerCase() === 'desc' }
      throw new ConversationsError(
        'ERROR_PARAM_INVALID_SORT_ATTRIBUTE',
        `Reviews cannot be sorted by ${text.slice(0, 60)}.`,
      )
    })
}
