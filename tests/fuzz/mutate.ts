import { BAD_BODIES, BAD_TEXTS, BAD_VALUES, CONTENT_TYPES } from './bad-values'
import type { Sample } from './sample'

/** A random number generator that returns the same sequence in every run. */
export type Random = () => number

export interface BadRequest {
  what: string
  params: Readonly<Record<string, string>>
  /** Encoded, without the question mark. */
  query: string
  payload?: string
  contentType?: string
  /** If absent, the sample's asker is used. */
  token?: (typeof TOKENS)[number]
}

export const TOKENS = ['none', 'garbled', 'expired', 'foreign', 'unsigned', 'basic'] as const
const FORM = 'application/x-www-form-urlencoded'
const HALF_CHARACTER = /[\ud800-\udfff]/u

/** the algorithm mulberry32 */
export function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export interface Amount {
  /** Number of different ways in which each part of a request is made invalid. */
  ways: number
  /** Maximum number of invalid requests of an operation, without invalid tokens. */
  most: number
}

/** Returns requests in which one part of the sample is invalid, and the valid sample at the end. */
export function mutate(sample: Sample, random: Random, { ways, most }: Amount): BadRequest[] {
  const good = toRequest(sample)
  const some = <Value>(values: readonly Value[]) => pick(values, random, ways)
  const bad = [
    ...badPaths(sample, good, some),
    ...badQueries(sample, good, some),
    ...badBodies(sample, good, some),
  ]
  const tokens = TOKENS.map((token) => ({ ...good, what: `token ${token}`, token }))
  return [...tokens, ...pick(bad, random, most), good]
}

type Some = <Value>(values: readonly Value[]) => Value[]

function pick<Value>(values: readonly Value[], random: Random, count: number): Value[] {
  const left = [...values]
  const picked: Value[] = []
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return picked
}

export function toRequest(sample: Sample): BadRequest {
  const isText = typeof sample.body === 'string'
  const json = isText || sample.body === undefined ? undefined : JSON.stringify(sample.body)
  const form = sample.form && new URLSearchParams(sample.form).toString()
  return {
    what: 'nothing bad',
    params: sample.params ?? {},
    query: toQuery(pairsOf(sample)),
    payload: isText ? String(sample.body) : (json ?? form),
    contentType: isText ? 'application/xml' : form ? FORM : 'application/json',
  }
}

function toQuery(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
}

/** Encodes like a browser, except that an unpaired surrogate becomes its raw bytes. */
export function encode(text: string): string {
  return HALF_CHARACTER.test(text) ? '%ED%A0%80' : encodeURIComponent(text)
}

function badPaths({ params = {} }: Sample, good: BadRequest, some: Some): BadRequest[] {
  return ['organizationId', ...Object.keys(params)].flatMap((name) =>
    some(BAD_TEXTS).map((bad) => ({
      ...good,
      what: `path ${name} = ${JSON.stringify(bad)}`,
      params: { ...params, [name]: bad },
    })),
  )
}

/** Nearly every operation requires a site; a sample may set its own. */
const pairsOf = ({ query }: Sample) => Object.entries({ siteId: 'brindille', ...query })

function badQueries(sample: Sample, good: BadRequest, some: Some): BadRequest[] {
  const pairs = pairsOf(sample)
  return pairs.flatMap(([name, value]) => {
    const others = toQuery(pairs.filter(([other]) => other !== name))
    const rewritten = [
      others,
      `${others}&${name}=${encode(value)}&${name}=${encode(value)}`,
      `${others}&${name}[]=${encode(value)}&${name}[a][b]=c`,
      `${others}&${name}`,
      `${others}&${name}=%E0%A4%A`,
      ...BAD_TEXTS.map((bad) => `${others}&${name}=${encode(bad)}`),
    ]
    return some(rewritten).map((text) => ({ ...good, what: `query ${name}: ${text}`, query: text }))
  })
}

function badBodies({ body, form }: Sample, good: BadRequest, some: Some): BadRequest[] {
  const fields = form && Object.keys(form).flatMap((name) => badFields(form, name, good, some))
  const whole = some(BAD_BODIES).map((payload) => ({ ...good, what: cut(payload), payload }))
  const types = some(CONTENT_TYPES).map((contentType) => ({
    ...good,
    what: contentType,
    contentType,
    payload: good.payload ?? 'x',
  }))
  const parts = listPlaces(body).flatMap((place) =>
    some([undefined, ...BAD_VALUES]).map((bad) => ({
      ...good,
      what: `body ${place.join('.')} = ${cut(JSON.stringify(bad) ?? 'absent')}`,
      payload: JSON.stringify(replaceAt(body, place, bad)),
    })),
  )
  return [...(fields ?? []), ...whole, ...types, ...parts]
}

function badFields(
  form: Readonly<Record<string, string>>,
  name: string,
  good: BadRequest,
  some: Some,
): BadRequest[] {
  const others = Object.entries(form).filter(([other]) => other !== name)
  const texts = [toQuery(others), `${toQuery(Object.entries(form))}&${name}=x`]
  const bad = BAD_TEXTS.map((text) => toQuery([...others, [name, text]]))
  return some([...texts, ...bad]).map((payload) => ({
    ...good,
    what: `form ${name}: ${cut(payload)}`,
    payload,
  }))
}

type Place = readonly (string | number)[]

/** Lists every place in a document: its properties and entries, recursively. */
function listPlaces(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value)
  return keys.flatMap((key) => {
    const inside: unknown = Reflect.get(value, key)
    return [[...place, key], ...listPlaces(inside, [...place, key])]
  })
}

function replaceAt(value: unknown, [key, ...rest]: Place, bad: unknown): unknown {
  if (key === undefined) return bad
  const inside: unknown = Reflect.get(Object(value), key)
  const changed = replaceAt(inside, rest, bad)
  if (Array.isArray(value)) return value.map((one, index) => (index === key ? changed : one))
  return { ...Object(value), [key]: changed }
}

const cut = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text)
