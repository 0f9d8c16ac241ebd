import { LIMITS } from '@rules/field-limits'
import type { RuleKey } from './rules/rule-key'

interface AddressPartFacts {
  input: 'text' | 'choice' | 'flag'
  /** Maximum length in characters. */
  maxLength?: number
  /** The message for a longer text, also if the server refuses it. */
  tooLong?: RuleKey
  isOptional?: true
  /** Validated against its country's codes, not by length and letters. */
  isCode?: true
  /**
   * A custom attribute of the service: sent only if it is not empty, and not a column of an import.
   */
  isExtra?: true
}

/**
 * The parts of an address, by the service's names and in the order of the form. Add a part here;
 * `docs/how-to.md` lists what else it needs.
 */
export const ADDRESS_PARTS = {
  firstName: text(LIMITS.name, 'name'),
  lastName: text(LIMITS.name, 'name'),
  companyName: { ...text(LIMITS.company, 'invalid'), isOptional: true },
  address1: text(LIMITS.street, 'street'),
  address2: { ...text(LIMITS.unit, 'invalid'), isOptional: true },
  city: text(LIMITS.city, 'invalid'),
  stateCode: { input: 'choice', isCode: true },
  postalCode: { ...text(LIMITS.postalCode, 'postalCode'), isCode: true },
  countryCode: { input: 'choice', isCode: true },
  phone: text(LIMITS.phoneWithExtension, 'phoneLength'),
  c_PHONE_EXTENSION: {
    input: 'text',
    maxLength: LIMITS.extension,
    isOptional: true,
    isExtra: true,
  },
  c_isPOBox: { input: 'flag', isOptional: true, isExtra: true },
  c_RESIDENCE_CODE: { input: 'flag', isOptional: true, isExtra: true },
} as const satisfies Record<string, AddressPartFacts>

function text(maxLength: number, tooLong: RuleKey) {
  return { input: 'text', maxLength, tooLong } as const
}

type Parts = typeof ADDRESS_PARTS
type AddressPart = keyof Parts

type PartWith<Facts> = {
  [Name in AddressPart]: Parts[Name] extends Facts ? Name : never
}[AddressPart]

type FlagPart = PartWith<{ input: 'flag' }>
export type TypedPart = Exclude<AddressPart, FlagPart>
type ExtraPart = PartWith<{ isExtra: true }>
export type StandardPart = Exclude<AddressPart, ExtraPart>
/** Parts whose length or letters only the form limits, not the service. */
export type LimitedPart = Exclude<TypedPart, PartWith<{ isCode: true }>>

const entries = Object.entries<AddressPartFacts>(ADDRESS_PARTS)

function listParts<Name extends AddressPart>(
  isMeant: (facts: AddressPartFacts) => boolean,
): Name[] {
  return entries.filter(([, facts]) => isMeant(facts)).map(([name]) => name as Name)
}

export const addressParts = listParts<AddressPart>(() => true)
export const typedParts = listParts<TypedPart>(({ input }) => input !== 'flag')
export const flagParts = listParts<FlagPart>(({ input }) => input === 'flag')
export const extraParts = listParts<ExtraPart>(({ isExtra }) => isExtra === true)
export const standardParts = listParts<StandardPart>(({ isExtra }) => !isExtra)
export const limitedParts = listParts<LimitedPart>(
  ({ input, isCode }) => input === 'text' && !isCode,
)

export function mapParts<Name extends AddressPart, Value>(
  names: readonly Name[],
  toValue: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<Name, Value>
}
