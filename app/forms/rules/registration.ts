import { z } from 'zod'
import { LIMITS } from '../limits'
import { addressRule, type AddressInput } from './address'
import { organizationTypes } from './catalog-request'
import { emailRule } from './email'
import { passwordRule } from './password'
import { requiredText } from './text'

/** What an account begins with; the form and the server ask the same. */
export const accountParts = {
  firstName: requiredText(LIMITS.name),
  lastName: requiredText(LIMITS.name),
  email: emailRule,
}

/** The fields of a business. */
export const businessParts = {
  companyName: requiredText(LIMITS.company),
  organizationType: z.enum(organizationTypes, 'organizationType'),
}

interface RegistrationParts {
  /** The account is a business's. */
  isBusiness: boolean
  /** An address comes with it. */
  hasAddress: boolean
}

/** The rule of a registration form with these parts open; what is typed into the others is left out. */
export function createRegistrationRule({ isBusiness, hasAddress }: RegistrationParts) {
  return z.object({
    ...accountParts,
    password: passwordRule,
    companyName: isBusiness ? businessParts.companyName : unasked<string>(),
    organizationType: isBusiness ? businessParts.organizationType : unasked<string>(),
    address: hasAddress ? addressRule : unasked<AddressInput>(),
  })
}

const unasked = <Typed>() => z.custom<Typed>().transform(() => undefined)

export type Registration = z.output<ReturnType<typeof createRegistrationRule>>
