import { z } from 'zod'
import { LIMITS } from '@rules/field-limits'
import { addressRule, type AddressInput } from './address'
import { organizationTypes } from './catalog-request'
import { emailRule } from './email'
import { personName } from './name'
import { passwordRule } from './password'
import { requiredText } from './text'

/** Required fields of an account; form and server have the same rules. */
export const accountParts = {
  firstName: personName('invalid'),
  lastName: personName('invalid'),
  email: emailRule,
}

/** Additional fields of a business account. */
export const businessParts = {
  companyName: requiredText(LIMITS.company),
  organizationType: z.enum(organizationTypes, 'organizationType'),
}

interface RegistrationParts {
  isBusiness: boolean
  hasAddress: boolean
}

/** Returns the rule of a registration form with these parts; values of hidden parts are dropped. */
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
