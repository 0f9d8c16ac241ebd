import { isCardExpired } from '@/forms/rules/card'
import type { RuleKey } from '@/forms/rules/rule-key'
import type {
  HostedField,
  HostedFieldProblem,
  HostedFieldProblems,
} from '@/integrations/card-gateway/card-fields.port'

export type CardField = HostedField | 'expirationMonth' | 'expirationYear'
export type CardErrors = Partial<Record<CardField, RuleKey>>

/** The chosen month and year; empty if nothing is chosen. */
export interface ExpiryChoice {
  month: string
  year: string
}

const FIELD_ORDER: CardField[] = ['number', 'expirationMonth', 'expirationYear', 'securityCode']

const WORDING: Record<HostedField, Record<HostedFieldProblem, RuleKey>> = {
  number: { empty: 'required', invalid: 'cardNumber', 'wrong-length': 'cardNumber' },
  securityCode: { empty: 'required', invalid: 'cvvValue', 'wrong-length': 'cvvLength' },
}

export function findFirstError(errors: CardErrors): CardField | undefined {
  return FIELD_ORDER.find((field) => errors[field])
}

export function toExpiryErrors({ month, year }: ExpiryChoice, now: Date): CardErrors {
  if (month && year) {
    return isCardExpired(Number(month), Number(year), now) ? { expirationMonth: 'cardExpired' } : {}
  }
  return {
    ...(month ? {} : { expirationMonth: 'required' as const }),
    ...(year ? {} : { expirationYear: 'required' as const }),
  }
}

export function toHostedErrors({ number, securityCode }: HostedFieldProblems): CardErrors {
  return {
    ...(number && { number: WORDING.number[number] }),
    ...(securityCode && { securityCode: WORDING.securityCode[securityCode] }),
  }
}
