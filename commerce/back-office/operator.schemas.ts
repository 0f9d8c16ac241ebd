import { z } from 'zod'
import { OPERATOR_NAME_LENGTH, OPERATOR_PASSWORD_LENGTH } from '../../contracts/back-office'
import { isReservedEditor } from '../../contracts/studio'
import { OPERATOR_ROLES } from '../../rules/operator-rights'
import { plainLine } from '../http/plain-text.schemas'

const { min, max } = OPERATOR_PASSWORD_LENGTH

export const EmailAddress = z
  .string()
  .trim()
  .max(254)
  .toLowerCase()
  .pipe(z.email('Enter an e-mail address.'))

export const NewOperatorPassword = z
  .string()
  .min(min, `A password has at least ${min} characters.`)
  .max(max, `A password has at most ${max} characters.`)

const Name = plainLine(OPERATOR_NAME_LENGTH)
  .min(1, 'Enter a name.')
  .refine((name) => !isReservedEditor(name), 'This name stands for imports.')
const Roles = z
  .array(z.enum(OPERATOR_ROLES))
  .min(1, 'Choose at least one role.')
  .transform((roles) => OPERATOR_ROLES.filter((role) => roles.includes(role)))

const Shops = z.array(z.string().trim().min(1).max(256)).max(200)

export const NewOperator = z.object({
  email: EmailAddress,
  name: Name,
  roles: Roles,
  shops: Shops.default([]),
})

export const ChangedOperator = z.object({
  name: Name,
  roles: Roles,
  shops: Shops,
  isDisabled: z.boolean(),
  expectedRevision: z.number().int().min(1).max(1_000_000_000),
})

export const OperatorParams = z.object({ email: z.string().min(1).max(254).toLowerCase() })
