import { z } from 'zod'
import { parseJson } from '../../parse-json'
import type { AddressParts } from './address-parts'

const MAX_KEY = 600

const Parts = z.tuple([
  z.enum(['US', 'CA']),
  z.string().min(1).max(200),
  z.string().min(1).max(100),
  z.string().regex(/^[A-Z]{2}$/),
  z.string().regex(/^[\w -]{5,10}$/),
])

/** The key contains the address, so that the service need not store any input. */
export function toAddressKey({ country, line1, town, region, code }: AddressParts): string {
  return Buffer.from(JSON.stringify([country, line1, town, region, code])).toString('base64url')
}

/** Returns the address of a key; undefined if the key is malformed. */
export function readAddressKey(key: string): AddressParts | undefined {
  if (key.length > MAX_KEY || !/^[\w-]+$/.test(key)) return undefined
  const parsed = Parts.safeParse(parseJson(Buffer.from(key, 'base64url').toString('utf8')))
  if (!parsed.success) return undefined
  const [country, line1, town, region, code] = parsed.data
  return { country, line1, line2: '', town, region, code }
}
